// The public surface of create-svckit-provider. A name added here is a promise: add a changeset with it.
export { type NewProvider, writePackage } from "./write-package.js";
