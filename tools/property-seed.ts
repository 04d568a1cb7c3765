import fc from "fast-check";

const { PROPERTY_SEED: seed, PROPERTY_RUNS: runs } = process.env;

fc.configureGlobal({
  ...(seed && { seed: Number(seed) }),
  ...(runs && { numRuns: Number(runs) }),
});
