import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import styles from "./numbers.module.css";

export interface PlotPoint {
  name: string;
  /** By key of a series. */
  values: Readonly<Record<string, number>>;
}
export interface PlotSeries {
  key: string;
  name: string;
}
interface PlotProps {
  points: readonly PlotPoint[];
  /** Three at most: each has a colour and a stroke of its own. */
  series: readonly PlotSeries[];
  /** Writes a value on the axis, and whole in the tooltip. */
  write: { short: (value: number) => string; whole: (value: number) => string };
}

const colours = ["var(--plot-1)", "var(--plot-2)", "var(--plot-3)"];
const dashes = ["", "8 4", "2 3"];
const text = { fill: "var(--color-text-muted)", fontSize: 12 };
const axis = { tick: text, stroke: "var(--color-line-strong)", tickLine: false };
const grid = <CartesianGrid stroke="var(--color-line)" vertical={false} />;
// Other fonts would be wider than what the axis keeps free for them.
const valueWidth = 64;

/** The library's own would name its lines in English. */
function PlotLegend({ series, isLine = false }: Pick<PlotProps, "series"> & { isLine?: boolean }) {
  return (
    <ul className={styles.legend}>
      {series.map(({ key, name }, index) => (
        <li key={key}>
          <svg width="28" height="12">
            <line
              x2="28"
              y1="6"
              y2="6"
              stroke={colours[index]}
              strokeWidth={isLine ? 3 : 12}
              strokeDasharray={isLine ? dashes[index] : ""}
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

function shared({ series, write }: Pick<PlotProps, "series" | "write">) {
  const nameOf = (key: unknown) => series.find((one) => one.key === key)?.name ?? "";
  return (
    <>
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: "var(--color-sunken)", stroke: "var(--color-line-strong)" }}
        contentStyle={{
          background: "var(--color-raised)",
          border: "1px solid var(--color-line-strong)",
          borderRadius: 8,
        }}
        itemStyle={{ color: "var(--color-text)" }}
        formatter={(value, key) => [write.whole(Number(value)), nameOf(key)]}
      />
    </>
  );
}

const rowsOf = (points: readonly PlotPoint[]) =>
  points.map(({ name, values }) => ({ ...values, label: name }));

/** Lines over days. */
export function LinePlot({ points, series, write }: PlotProps) {
  return (
    <>
      {series.length > 1 && <PlotLegend isLine series={series} />}
      <ResponsiveContainer width="100%" height={280}>
        <LineChart data={rowsOf(points)} accessibilityLayer={false}>
          {grid}
          <XAxis dataKey="label" {...axis} minTickGap={32} />
          <YAxis {...axis} axisLine={false} width={valueWidth} tickFormatter={write.short} />
          {shared({ series, write })}
          {series.map(({ key }, index) => (
            <Line
              key={key}
              dataKey={key}
              stroke={colours[index] ?? ""}
              strokeDasharray={dashes[index] ?? ""}
              strokeWidth={2}
              dot={false}
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      </ResponsiveContainer>
    </>
  );
}

/** Bars from left to right, one group for each point; stacked series make one bar. */
export function BarPlot({
  points,
  series,
  write,
  isStacked = false,
}: PlotProps & { isStacked?: boolean }) {
  return (
    <>
      {series.length > 1 && <PlotLegend series={series} />}
      <ResponsiveContainer width="100%" height={280}>
        <BarChart data={rowsOf(points)} accessibilityLayer={false}>
          {grid}
          <XAxis dataKey="label" {...axis} minTickGap={8} />
          <YAxis {...axis} axisLine={false} width={valueWidth} tickFormatter={write.short} />
          {shared({ series, write })}
          {series.map(({ key }, index) => (
            <Bar
              key={key}
              dataKey={key}
              fill={colours[index] ?? ""}
              stroke="var(--plot-line)"
              isAnimationActive={false}
              {...(isStacked && { stackId: "all" })}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </>
  );
}

/** Bars below each other, for names that are long. */
export function RowPlot({ points, series, write }: PlotProps) {
  return (
    <>
      {series.length > 1 && <PlotLegend series={series} />}
      <ResponsiveContainer width="100%" height={40 + points.length * 44}>
        <BarChart data={rowsOf(points)} layout="vertical" accessibilityLayer={false}>
          <CartesianGrid stroke="var(--color-line)" horizontal={false} />
          <XAxis type="number" {...axis} tickFormatter={write.short} />
          <YAxis type="category" dataKey="label" {...axis} width={128} />
          {shared({ series, write })}
          {series.map(({ key }, index) => (
            <Bar
              key={key}
              dataKey={key}
              fill={colours[index] ?? ""}
              stroke="var(--plot-line)"
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </>
  );
}
