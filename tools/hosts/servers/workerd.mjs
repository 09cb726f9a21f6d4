// The Worker in workerd, bundled with its parts in files of their own: in one file, parts that are loaded late are run too early.
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { Miniflare } from "miniflare";
import { port, settings } from "./settings.mjs";

const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL("worker.mjs", import.meta.url))],
  outdir: "/worker",
  bundle: true,
  splitting: true,
  write: false,
  format: "esm",
  platform: "node",
  target: "es2022",
  conditions: ["workerd", "worker", "node"],
});
const [entry, ...parts] = outputFiles
  .toSorted((a, b) => Number(basename(b.path) === "worker.js") - Number(basename(a.path) === "worker.js"))
  .map(({ path, text }) => ({ type: "ESModule", path, contents: text }));
const miniflare = new Miniflare({
  modules: [entry, ...parts],
  modulesRoot: "/worker",
  compatibilityDate: "2026-04-01",
  compatibilityFlags: ["nodejs_compat"],
  host: "127.0.0.1",
  port,
  bindings: { PUBLIC_URL: settings.publicUrl, UPSTREAM: settings.upstream },
});
await miniflare.ready;
process.once("SIGTERM", () => miniflare.dispose());
