// The template is a provider itself: it keeps the contract on the recordings that it brings.
import { testProvider, testProviderFactory } from "@svckit/testing";
import { describe, it } from "vitest";
import provider from "../template/src/provider.js";
import { recordings } from "../template/test/recordings.js";

testProviderFactory({ describe, it }, provider);
testProvider({ describe, it }, provider(), recordings);
