// A free port, for the tests of all packages that start a program which has to be told its port.
export { freePort } from "../src/serve/free-port.js";
