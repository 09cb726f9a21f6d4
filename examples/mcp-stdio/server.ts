// Tools for the agent that starts this process: MCP over stdio, with providers of your choice.
import { serveMcpStdio } from "@svckit/adapters-mcp";
import { createService } from "@svckit/core";
import { coingecko, hello } from "@svckit/providers";

// Stdout belongs to the protocol: a logger of yours writes to stderr.
const service = createService({ providers: [hello(), coingecko()] });
await serveMcpStdio(service);
await service.close();
