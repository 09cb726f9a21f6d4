// The settings of the Next application: nothing that svckit needs.
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
export default { outputFileTracingRoot: root, turbopack: { root } };
