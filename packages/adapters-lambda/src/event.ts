// The events of AWS Lambda that carry an HTTP request, and their result: the members that are used.

/** Payload format 2.0: HTTP APIs of API Gateway, and function URLs. */
export interface HttpApiEvent {
  /** Begins with the stage, unless that is `$default`. */
  readonly rawPath: string;
  readonly rawQueryString?: string | undefined;
  /** By lower-case name. Repeated values are joined by commas. */
  readonly headers?: Readonly<Record<string, string | undefined>> | null | undefined;
  readonly requestContext: {
    readonly http: { readonly method: string; readonly sourceIp: string };
    readonly stage?: string;
  };
  readonly body?: string | undefined;
  readonly isBase64Encoded: boolean;
}

/** Payload format 1.0: REST APIs of API Gateway, and HTTP APIs that are set to it. */
export interface RestApiEvent {
  readonly httpMethod: string;
  readonly path: string;
  /** By name, as it was written. */
  readonly multiValueHeaders?: Readonly<Record<string, readonly string[] | undefined>> | null;
  /** The last value of each. It is read where the lists are missing. */
  readonly headers?: Readonly<Record<string, string | undefined>> | null;
  /** Decoded. */
  readonly multiValueQueryStringParameters?: Readonly<Record<string, readonly string[] | undefined>> | null;
  /** As `headers`. */
  readonly queryStringParameters?: Readonly<Record<string, string | undefined>> | null;
  readonly requestContext: { readonly identity: { readonly sourceIp: string }; readonly stage: string };
  readonly body: string | null;
  readonly isBase64Encoded: boolean;
}

/** What the function answers. */
export interface LambdaResult {
  readonly statusCode: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** In place of `headers` for payload format 1.0. */
  readonly multiValueHeaders?: Record<string, string[]>;
  readonly body: string;
  readonly isBase64Encoded: boolean;
}
