// The contract of a provider, run on recorded answers, with no network.
import { describe, it } from "node:test";
import { testProvider, testProviderFactory } from "@svckit/testing";
import provider from "../src/provider.js";
import { recordings } from "./recordings.js";

testProviderFactory({ describe, it }, provider);
testProvider({ describe, it }, provider(), recordings);
