// svckit as an AWS Lambda function: one handler for API Gateway and for function URLs.
import { toLambda } from "@svckit/adapters-lambda";
import { createService } from "@svckit/core";
import { coingecko, hello } from "@svckit/providers";

// Without a store, state is in the memory of one instance and ends with it. For accounts and credits hand in
// `store: postgresStore(new Pool({ connectionString, max: 2 }))` of @svckit/store-postgres, which all instances share.
const service = createService({
  providers: [hello(), coingecko()],
  publicUrl: process.env["PUBLIC_URL"] ?? "https://tools.example.com",
});

export const handler = toLambda(service);
