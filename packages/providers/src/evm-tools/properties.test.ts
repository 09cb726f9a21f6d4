// The EVM tools against ox: what they compute is what it computes, over values of every kind.
import { createService, HOST } from "@svckit/core";
import fc from "fast-check";
import {
  AbiEvent,
  AbiFunction,
  AbiParameters,
  Address,
  ContractAddress,
  Ens,
  Hash,
  Hex,
  PersonalMessage,
  Secp256k1,
  Signature,
  TxEnvelopeEip1559,
  TxEnvelopeEip2930,
  TxEnvelopeEip4844,
  TxEnvelopeEip7702,
  TxEnvelopeLegacy,
  TypedData,
} from "ox";
import { afterAll, expect, test } from "vitest";
import { evmTools } from "./evm-tools.js";
import { decodeRlp, encodeRlp, type Rlp } from "./rlp.js";

const service = createService({ providers: [evmTools()] });
afterAll(() => service.close());

async function result(tool: string, args: Record<string, unknown>): Promise<Record<string, unknown>> {
  const answer = await service.execute({ tool, args, principal: HOST });
  if (!answer.ok) throw new Error(`${tool} ${JSON.stringify(args)}: ${answer.error.message}`);
  return answer.data;
}

const RUNS = { numRuns: 40 };
const hexOf = (size: fc.SizeForArbitrary | number, most = 64) =>
  fc
    .uint8Array(typeof size === "number" ? { minLength: size, maxLength: size } : { maxLength: most })
    .map((bytes): Hex.Hex => `0x${Buffer.from(bytes).toString("hex")}`);
const address = hexOf(20).map((hex) => Address.checksum(hex));
const whole = (bits: number) => fc.bigInt({ min: 0n, max: 2n ** BigInt(bits) - 1n });
const privateKey = fc
  .bigInt({ min: 1n, max: 2n ** 255n })
  .map((key): Hex.Hex => `0x${key.toString(16).padStart(64, "0")}`);

test("call data, parameters, selectors and topics are ox's, and decode to what was given", async () => {
  const values = fc.tuple(
    address,
    whole(256),
    fc.array(fc.tuple(fc.boolean(), hexOf("small"))),
    fc.string({ maxLength: 40 }),
  );
  const types = "address who, uint256 amount, (bool ok, bytes data)[] rows, string text";
  await fc.assert(
    fc.asyncProperty(values, async ([who, amount, rows, text]) => {
      const expected = AbiParameters.encode(AbiParameters.from(types), [
        who,
        amount,
        rows.map(([ok, data]) => ({ ok, data })),
        text,
      ]);
      const args = [who, amount.toString(), rows.map(([ok, data]) => ({ ok, data })), text];
      const encoded = await result("encode_abi", { types, args });
      expect(encoded["data"]).toBe(expected);
      const selector = AbiFunction.getSelector(`f(${types})`);
      const data = (await result("encode_abi", { function: `f(${types})`, args }))["data"];
      expect(data).toBe(selector + expected.slice(2));
      const decoded = await result("decode_calldata", { function: `f(${types})`, data });
      expect(decoded["arguments"]).toMatchObject([
        { name: "who", value: who.toLowerCase() },
        { name: "amount", value: amount.toString() },
        { name: "rows", value: rows.map(([ok, bytes]) => ({ ok, data: bytes })) },
        { name: "text", value: Buffer.from(text).toString() },
      ]);
    }),
    RUNS,
  );
});

test("an event's topics and data decode to its arguments", async () => {
  const event =
    "event Moved(address indexed from, int128 indexed by, bytes32 indexed tag, uint64 at, string note)";
  const item = AbiEvent.from(event);
  const values = fc.tuple(
    address,
    fc.bigInt({ min: -(2n ** 127n), max: 2n ** 127n - 1n }),
    hexOf(32),
    whole(64),
    fc.string({ maxLength: 40 }),
  );
  await fc.assert(
    fc.asyncProperty(values, async ([from, by, tag, at, note]) => {
      const { topics } = AbiEvent.encode(item, { from, by, tag });
      expect((await result("get_event_topic", { event }))["topic"]).toBe(AbiEvent.getSelector(item));
      const data = AbiParameters.encode(AbiParameters.from("uint64, string"), [at, note]);
      const decoded = await result("decode_log", { event, topics, data });
      expect(decoded).toMatchObject({
        arguments: [from.toLowerCase(), String(by), tag, String(at), Buffer.from(note).toString()].map(
          (value) => ({ value }),
        ),
        hashed: [],
      });
    }),
    RUNS,
  );
});

type Envelope =
  | TxEnvelopeLegacy.TxEnvelopeLegacy<false>
  | TxEnvelopeEip2930.TxEnvelopeEip2930<false>
  | TxEnvelopeEip1559.TxEnvelopeEip1559<false>
  | TxEnvelopeEip4844.TxEnvelopeEip4844<false>
  | TxEnvelopeEip7702.TxEnvelopeEip7702<false>;

const transaction = fc
  .record({
    base: fc.record({
      chainId: fc.integer({ min: 1, max: 2 ** 31 }),
      nonce: fc.nat().map(BigInt),
      to: address,
      value: whole(128),
      gas: whole(40),
      data: hexOf("small"),
    }),
    fees: fc.tuple(whole(60), whole(60)).map(([a, b]) => (a > b ? [a, b] : [b, a]) as [bigint, bigint]),
    accessList: fc.array(fc.record({ address, storageKeys: fc.array(hexOf(32), { maxLength: 2 }) }), {
      maxLength: 2,
    }),
    blobs: fc.array(hexOf(31), { minLength: 1, maxLength: 3 }),
    kind: fc.constantFrom("legacy", "eip2930", "eip1559", "eip4844", "eip7702"),
  })
  .map(({ base, fees: [most, tip], accessList, blobs, kind }): Envelope => {
    const fees = { maxFeePerGas: most, maxPriorityFeePerGas: tip };
    if (kind === "legacy") return { ...base, type: kind, gasPrice: most };
    if (kind === "eip2930") return { ...base, type: kind, gasPrice: most, accessList };
    if (kind === "eip1559") return { ...base, ...fees, type: kind, accessList };
    const blobVersionedHashes = blobs.map((hash): Hex.Hex => `0x01${hash.slice(2)}`);
    if (kind === "eip4844")
      return { ...base, ...fees, type: kind, accessList, blobVersionedHashes, maxFeePerBlobGas: tip };
    const leave = {
      chainId: base.chainId,
      address: base.to,
      nonce: base.nonce,
      r: 1n,
      s: 2n,
      yParity: 1,
    } as const;
    return { ...base, ...fees, type: "eip7702", accessList, authorizationList: [leave] };
  });

const addressOf = (privateKey: Hex.Hex) =>
  Address.fromPublicKey(Secp256k1.getPublicKey({ privateKey }), { checksum: true });

/** Signs the same way each time: a failure is found again. */
const sign = (payload: Hex.Hex, privateKey: Hex.Hex) =>
  Secp256k1.sign({ payload, privateKey, extraEntropy: false });

function signTransaction(sent: Envelope, key: Hex.Hex): Hex.Hex {
  switch (sent.type) {
    case "legacy":
      return TxEnvelopeLegacy.serialize(sent, {
        signature: sign(TxEnvelopeLegacy.getSignPayload(sent), key),
      });
    case "eip2930":
      return TxEnvelopeEip2930.serialize(sent, {
        signature: sign(TxEnvelopeEip2930.getSignPayload(sent), key),
      });
    case "eip1559":
      return TxEnvelopeEip1559.serialize(sent, {
        signature: sign(TxEnvelopeEip1559.getSignPayload(sent), key),
      });
    case "eip4844":
      return TxEnvelopeEip4844.serialize(sent, {
        signature: sign(TxEnvelopeEip4844.getSignPayload(sent), key),
      });
    case "eip7702":
      return TxEnvelopeEip7702.serialize(sent, {
        signature: sign(TxEnvelopeEip7702.getSignPayload(sent), key),
      });
  }
}

const FEES = ["gasPrice", "maxFeePerGas", "maxPriorityFeePerGas", "maxFeePerBlobGas"] as const;
/** The fees of a transaction of any type. */
type Fees = Readonly<Partial<Record<(typeof FEES)[number], bigint | undefined>>>;

test("a signed transaction of every type decodes to its fields, its hash and its sender", async () => {
  const kinds = new Set<unknown>();
  await fc.assert(
    fc.asyncProperty(privateKey, transaction, async (key, sent) => {
      const raw = signTransaction(sent, key);
      const fees: Fees = sent;
      const [price, most, tip, blob] = FEES.map((name) => fees[name]?.toString() ?? null);
      const read = await result("decode_raw_transaction", { transaction: raw });
      kinds.add(sent.type);
      expect(read).toMatchObject({
        type: sent.type,
        is_signed: true,
        hash: Hash.keccak256(raw),
        from: addressOf(key),
        chain_id: String(sent.chainId),
        nonce: String(sent.nonce),
        to: sent.to,
        value_wei: String(sent.value),
        gas_limit: String(sent.gas),
        gas_price_wei: price,
        max_fee_per_gas_wei: most,
        max_priority_fee_per_gas_wei: tip,
        max_fee_per_blob_gas_wei: blob,
        data: sent.data,
        blob_versioned_hashes: sent.type === "eip4844" ? sent.blobVersionedHashes : [],
        access_list: (sent.type === "legacy" ? [] : (sent.accessList ?? [])).map((entry) => ({
          address: entry.address,
          storage_keys: entry.storageKeys,
        })),
        authorization_list:
          sent.type === "eip7702"
            ? [{ chain_id: String(sent.chainId), address: sent.to, nonce: String(sent.nonce) }]
            : [],
      });
    }),
    RUNS,
  );
  expect(kinds.size).toBe(5);
});

test("a message's signer is who signed it, and of another message it is someone else", async () => {
  await fc.assert(
    fc.asyncProperty(privateKey, fc.string({ maxLength: 60 }), hexOf("small"), async (key, message, data) => {
      const address = addressOf(key);
      const signMessage = (bytes: Hex.Hex) =>
        Signature.toHex(sign(PersonalMessage.getSignPayload(bytes), key));
      const signature = signMessage(Hex.fromString(message));
      expect(await result("recover_signer", { message, signature })).toMatchObject({
        address,
        has_low_s: true,
      });
      expect(await result("verify_message", { address, message, signature })).toMatchObject({
        is_valid: true,
      });
      expect(await result("verify_message", { address, message: `${message}.`, signature })).toMatchObject({
        is_valid: false,
      });
      const ofBytes = signMessage(data);
      expect(await result("verify_message", { address, data, signature: ofBytes })).toMatchObject({
        is_valid: true,
      });
      // EIP-2098: the parity in the highest bit of s.
      const parity = signature.endsWith("1c") ? 1n << 255n : 0n;
      const packed = (BigInt(`0x${signature.slice(66, 130)}`) + parity).toString(16).padStart(64, "0");
      const compact = signature.slice(0, 66) + packed;
      expect(await result("recover_signer", { message, signature: compact })).toMatchObject({ address });
    }),
    { numRuns: 15 },
  );
});

test("typed data with structs, lists and every kind of value has ox's hash", async () => {
  const types = {
    Item: [
      { name: "id", type: "uint256" },
      { name: "tags", type: "bytes4[2]" },
      { name: "owner", type: "address" },
    ],
    Order: [
      { name: "items", type: "Item[]" },
      { name: "rows", type: "int64[][]" },
      { name: "note", type: "string" },
      { name: "data", type: "bytes" },
      { name: "ok", type: "bool" },
    ],
  } as const;
  const item = fc.record({ id: whole(256), tags: fc.tuple(hexOf(4), hexOf(4)), owner: address });
  const message = fc.record({
    items: fc.array(item, { maxLength: 3 }),
    rows: fc.array(fc.array(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), { maxLength: 3 }), {
      maxLength: 3,
    }),
    note: fc.string({ maxLength: 40 }),
    data: hexOf("small"),
    ok: fc.boolean(),
  });
  const domain = fc.record(
    {
      name: fc.string({ maxLength: 20 }),
      // ox takes an empty version for none.
      version: fc.string({ minLength: 1, maxLength: 5 }),
      chainId: fc.nat(),
      verifyingContract: address,
      salt: hexOf(32),
    },
    { requiredKeys: ["name"] },
  );
  await fc.assert(
    fc.asyncProperty(domain, message, async (of, what) => {
      const expected = TypedData.getSignPayload({ domain: of, types, primaryType: "Order", message: what });
      const told = JSON.parse(
        JSON.stringify(what, (_, value) => (typeof value === "bigint" ? String(value) : value)),
      );
      const found = await result("hash_typed_data", {
        types,
        primary_type: "Order",
        domain: of,
        message: told,
      });
      expect(found["hash"]).toBe(expected);
    }),
    RUNS,
  );
});

test("addresses of contracts, names' nodes and hashes are ox's", async () => {
  const label = fc.stringMatching(/^[a-z0-9]{1,12}$/);
  await fc.assert(
    fc.asyncProperty(
      address,
      fc.nat(),
      hexOf(32),
      hexOf("small"),
      fc.array(label, { minLength: 1, maxLength: 4 }),
      async (from, nonce, salt, code, labels) => {
        const create = await result("compute_create_address", { deployer: from, nonce });
        expect(create["address"]).toBe(
          Address.checksum(ContractAddress.fromCreate({ from, nonce: BigInt(nonce) })),
        );
        const create2 = await result("compute_create_address", { deployer: from, salt, init_code: code });
        expect(create2["address"]).toBe(
          Address.checksum(ContractAddress.fromCreate2({ from, salt, bytecode: code })),
        );
        expect((await result("hash_keccak256", { data: code }))["hash"]).toBe(Hash.keccak256(code));
        const name = labels.join(".");
        expect((await result("compute_namehash", { name }))["node"]).toBe(Ens.namehash(name));
        expect((await result("checksum_address", { address: from.toLowerCase() }))["address"]).toBe(from);
      },
    ),
    RUNS,
  );
});

test("RLP is read as it was written, and nothing that is not in its shortest form is read", () => {
  const bytes = hexOf("small", 70).map((hex) => hex.slice(2));
  const { item } = fc.letrec<{ item: Rlp }>((tie) => ({
    item: fc.oneof({ maxDepth: 3, withCrossShrink: true }, bytes, fc.array(tie("item"), { maxLength: 5 })),
  }));
  fc.assert(
    fc.property(item, (value) => {
      expect(decodeRlp(encodeRlp(value))).toEqual(value);
    }),
  );
  for (const hex of ["8101", "b800", "b90001ff", "c101ff", "c2", "", "f800", "8200"])
    expect(() => decodeRlp(hex)).toThrow(SyntaxError);
  // Whatever is read is written again as it was.
  fc.assert(
    fc.property(hexOf("small"), (hex) => {
      let read: Rlp;
      try {
        read = decodeRlp(hex.slice(2));
      } catch (error) {
        expect(error).toBeInstanceOf(SyntaxError);
        return;
      }
      expect(encodeRlp(read)).toBe(hex.slice(2));
    }),
  );
});
