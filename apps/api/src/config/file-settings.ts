import { z } from "zod";
import { setting } from "./setting.ts";

/** Environment variables for file storage: S3 if all are set, else a folder of `DATA_DIR`. */
export const fileSettings = {
  S3_ENDPOINT: setting(z.url().optional()),
  S3_BUCKET: setting(z.string().optional()),
  S3_REGION: setting(z.string().default("us-east-1")),
  S3_ACCESS_KEY_ID: setting(z.string().optional()),
  S3_SECRET_ACCESS_KEY: setting(z.string().optional()),
};

type Values = z.output<z.ZodObject<typeof fileSettings>>;

export function s3Config(values: Values) {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  return endpoint && bucket && accessKeyId && secretAccessKey
    ? { endpoint, bucket, region, accessKeyId, secretAccessKey }
    : null;
}
