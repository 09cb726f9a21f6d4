// The tables of what proofs of the ledger have found, so that the next one goes on from there.

/** The balances are those of the newest checkpoint: of earlier ones their digest is enough. */
export const CHECKPOINTS = `
CREATE TABLE checkpoint (
  number BIGINT PRIMARY KEY,
  at BIGINT NOT NULL,
  position BIGINT NOT NULL,
  entries BIGINT NOT NULL,
  digest TEXT NOT NULL,
  balances TEXT NOT NULL,
  -- What the lines up to there come to beside the wallets, as JSON.
  totals TEXT NOT NULL,
  seal TEXT NOT NULL
);

CREATE TABLE checkpoint_wallet (
  account_id TEXT COLLATE "C" NOT NULL,
  period TEXT COLLATE "C" NOT NULL,
  granted BIGINT NOT NULL,
  available BIGINT NOT NULL,
  held BIGINT NOT NULL,
  spent BIGINT NOT NULL,
  carried BIGINT NOT NULL,
  PRIMARY KEY (account_id, period)
);
`;
