// npm run bench [-- name …]: paired benchmarks, each contender in the same run, ratios printed.
import { benchBeside } from "./beside.js";
import { benchCheckpoint } from "./checkpoint.js";
import { benchCold } from "./cold.js";
import { benchDead } from "./dead.js";
import { benchExecute } from "./execute.js";
import { benchGrowth } from "./growth.js";
import { benchHttp } from "./http.js";
import { benchLambda } from "./lambda.js";
import { benchLedger } from "./ledger.js";
import { benchLive } from "./live.js";
import { benchMcp } from "./mcp.js";
import { benchPlanner } from "./planner.js";
import { benchProfile } from "./profile.js";
import { benchPrune } from "./prune.js";
import { benchSearch } from "./search.js";
import { benchSearchSets } from "./search-sets.js";
import { benchServers } from "./servers.js";
import { benchViews } from "./views.js";

const BENCHES: Readonly<Record<string, () => Promise<void>>> = {
  beside: benchBeside,
  checkpoint: benchCheckpoint,
  cold: benchCold,
  dead: benchDead,
  execute: benchExecute,
  growth: benchGrowth,
  http: benchHttp,
  ledger: benchLedger,
  lambda: benchLambda,
  live: benchLive,
  mcp: benchMcp,
  planner: benchPlanner,
  profile: benchProfile,
  prune: benchPrune,
  search: benchSearch,
  "search-sets": benchSearchSets,
  servers: benchServers,
  views: benchViews,
};

const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : Object.keys(BENCHES)) {
  const bench = BENCHES[name];
  if (!bench) {
    console.error(
      `There is no benchmark ${JSON.stringify(name)}; there are ${Object.keys(BENCHES).join(", ")}.`,
    );
    process.exitCode = 2;
    break;
  }
  console.log(`\n== ${name}`);
  await bench();
}
