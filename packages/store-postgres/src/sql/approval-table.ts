// The table of the calls that wait for a person.

/** What is used or refused has no arguments left. */
export const APPROVALS = `
CREATE TABLE approval (
  id TEXT COLLATE "C" PRIMARY KEY,
  scope TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C",
  end_user TEXT COLLATE "C",
  tool TEXT NOT NULL,
  digest TEXT COLLATE "C" NOT NULL,
  args TEXT,
  reason TEXT NOT NULL,
  state TEXT COLLATE "C" NOT NULL,
  created_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  decided_at BIGINT,
  decided_by TEXT,
  words TEXT,
  used_by TEXT
);
CREATE INDEX approval_of_call ON approval (digest);
CREATE INDEX approval_of_scope ON approval (scope, created_at, id);
CREATE INDEX approval_expiry ON approval (expires_at);
`;
