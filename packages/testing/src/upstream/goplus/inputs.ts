// Inputs of GoPlus' stand-in: transactions that it can decode, by their first four bytes.

// `transcation_type` is how GoPlus spells it.
const MEMBERS = ["data", "contract_address", "signer", "transcation_type", "input"];

/** What the operation answers to a body without its chain, or the code of what is wrong with it. */
export function decoded(body: Readonly<Record<string, unknown>>): object | number {
  const { data } = body;
  if (typeof data !== "string" || !/^0x[0-9a-f]{8,}$/i.test(data)) return 5006;
  if (Object.keys(body).some((name) => !MEMBERS.includes(name))) return 5006;
  const words = data.slice(10).match(/.{64}/g) ?? [];
  const number = (at: number) => BigInt(`0x${words[at] ?? "0"}`).toString();
  if (data.startsWith("0xa9059cbb"))
    return {
      method: "transfer",
      contract_name: body["contract_address"] === undefined ? null : "Tether USD",
      contract_description: null,
      malicious_contract: 0,
      signature_detail: "Transfer tokens",
      risky_signature: 0,
      risk: "",
      params: [
        {
          name: "_to",
          type: "address",
          input: (words[0] ?? "").slice(24),
          address_info: {
            is_contract: 0,
            malicious_address: 1,
            contract_name: null,
            standard: null,
            symbol: null,
            name: null,
          },
        },
        { name: "_value", type: "uint256", input: number(1), address_info: null },
      ],
    };
  if (data.startsWith("0xa0712d68"))
    return {
      method: "mint",
      contract_name: null,
      malicious_contract: null,
      risky_signature: 1,
      risk: "The contract may take more than it gives.",
      params: [{ name: "amounts", type: "uint256[]", input: [number(0)], address_info: null }],
    };
  // The ABI is not known.
  return data.startsWith("0xffffffff") ? 2028 : 2027;
}
