/** `samples` maps the text of the labels (`labelsOf`) to the value, in the order of the output. */
export interface Metric {
  name: string;
  type: 'counter' | 'gauge';
  help: string;
  samples: ReadonlyMap<string, number>;
}

const escaped = (value: string) =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

/** Returns labels as OpenMetrics writes them between the braces of a sample. */
export const labelsOf = (labels: Readonly<Record<string, string>>): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(',');

/**
 * Returns a metric in OpenMetrics' text format, which requires the suffix `_total` in the names of
 * a counter's samples.
 */
export function metricText({ name, type, help, samples }: Metric): string {
  const sampled = type === 'counter' ? `${name}_total` : name;
  const lines = [...samples].map(([labels, value]) => `${sampled}{${labels}} ${value}`);
  return [`# TYPE ${name} ${type}`, `# HELP ${name} ${help}`, ...lines, ''].join('\n');
}

/** The last line of OpenMetrics' text format. */
export const endOfMetrics = '# EOF\n';
