/** Lines that begin with `t: ` for the tourist and `h: ` for the other side. */
export type Dialogue = readonly `${"t" | "h"}: ${string}`[];
