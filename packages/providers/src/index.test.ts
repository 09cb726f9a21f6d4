// Every shipped provider can be made by a server: what this package exports are factories.
import { testProviderFactory } from "@svckit/testing";
import { describe, it } from "vitest";
import * as shipped from "./index.js";

for (const factory of Object.values(shipped)) testProviderFactory({ describe, it }, factory);
