// Sites of GoPlus' stand-in: what is known for phishing, and dApps, by the site without its scheme.

/** Answers of the operation that tells of phishing. */
export const PHISHING: Readonly<Record<string, object>> = {
  "app.uniswap.org": { phishing_site: 0, website_contract_security: [] },
  "go-ethdenver.com": {
    phishing_site: 1,
    website_contract_security: [
      {
        contract: "0xc8a65fadf0e0ddaf421f28feab69bf6e2e589963",
        standard: "erc20",
        is_contract: 1,
        is_open_source: -1,
        address_risk: ["phishing_activities"],
        nft_risk: null,
      },
    ],
  },
};

/** dApps. */
export const DAPPS: Readonly<Record<string, object>> = {
  "for.tube": {
    project_name: "ForTube",
    url: "https://for.tube",
    is_audit: 1,
    trust_list: 0,
    audit_info: [
      {
        audit_firm: "CertiK",
        audit_link: "https://www.certik.com/projects/fortube",
        audit_time: "2021-01-11",
      },
    ],
    contracts_security: [
      {
        chain_id: "1",
        contracts: [
          {
            contract_address: "0xde7b3b2fe0e7b4925107615a5b199a4eb40d9ca9",
            creator_address: "0xd8da6bf26964af9d7eed9e03e53415d37aa96045",
            deployment_time: 1_600_000_000,
            is_open_source: 1,
            malicious_contract: 0,
            malicious_creator: 1,
            malicious_behavior: [],
            malicious_creator_behavior: ["blacklist_doubt"],
          },
        ],
      },
    ],
  },
  "app.uniswap.org": {
    project_name: "Uniswap",
    url: "https://app.uniswap.org",
    is_audit: 0,
    audit_info: null,
    trust_list: 1,
    contracts_security: [],
  },
};
