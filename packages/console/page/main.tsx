// The console: starts the page.
import { render } from "preact";
import { App } from "./app.tsx";

const root = document.getElementById("root");
if (root) {
  root.replaceChildren();
  render(<App />, root);
}
