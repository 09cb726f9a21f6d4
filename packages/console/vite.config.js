// How the page is built: one script and one style sheet, named by what is in them, that need no other host.
import { defineConfig } from "vite";

export default defineConfig({
  root: "page",
  // Relative, so that the page works under any prefix: `/web3/console` loads `/web3/console/<file>`.
  base: "./",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../dist/page",
    emptyOutDir: true,
    assetsDir: "console",
    target: "es2022",
    // These know `light-dark()`.
    cssTarget: ["chrome123", "safari17.5", "firefox120"],
    modulePreload: { polyfill: false },
    // A file of its own each: the page's policy allows no inline data but pictures.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
