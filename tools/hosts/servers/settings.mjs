// Where a host of the matrix listens, and what it asks.
export const port = Number(process.env.PORT);
export const settings = {
  publicUrl: `http://127.0.0.1:${port}/web3`,
  upstream: process.env.UPSTREAM,
};
