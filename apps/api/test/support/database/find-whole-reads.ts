import type { Pool } from 'pg';
import type { SentStatement } from './count-statements.ts';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Total Cost': number;
  Plans?: PlanNode[];
}

const EXPLAINABLE = /^\s*(select|insert|update|delete|with|values)\b/i;

/**
 * Returns a function that plans a statement, without running it, and returns the names of the
 * tables that the plan reads from end to end: by a sequential scan, or by the scan of a whole index.
 * A partial index counts as a condition of its own. A scan that costs more than what it is part of
 * is expected to end early, as under a LIMIT.
 */
export async function createWholeReadFinder(pool: Pool) {
  const { rows } = await pool.query<{ name: string }>(
    'select indexrelid::regclass::text as name from pg_index where indpred is not null',
  );
  const partial = new Set(rows.map(({ name }) => name));

  function wholeReads(node: PlanNode, cheapest = Infinity): string[] {
    const { 'Relation Name': table, 'Total Cost': cost, Plans = [] } = node;
    const below = Plans.flatMap((plan) => wholeReads(plan, Math.min(cheapest, cost)));
    return table !== undefined && isWhole(node) && cost <= cheapest ? [table, ...below] : below;
  }

  function isWhole(node: PlanNode): boolean {
    if (node['Node Type'] === 'Seq Scan') return true;
    const isIndexScan = /^Index (Only )?Scan$/.test(node['Node Type']);
    return isIndexScan && !node['Index Cond'] && !partial.has(node['Index Name'] ?? '');
  }

  return async ({ text, values }: SentStatement): Promise<string[]> => {
    if (!EXPLAINABLE.test(text)) return [];
    const { rows: explained } = await pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (format json) ${text}`,
      [...values],
    );
    const plans = explained.flatMap((row) => row['QUERY PLAN']);
    return [...new Set(plans.flatMap(({ Plan }) => wholeReads(Plan)))];
  };
}
