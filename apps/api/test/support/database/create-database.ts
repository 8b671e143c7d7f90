import { randomUUID } from 'node:crypto';
import pg from 'pg';

export function urlOfDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Creates a new database on a server as a copy of the database `template`. `template0` is the empty
 * template that PostgreSQL provides. Its files are copied as they are, which takes half of the
 * processor time of the default strategy.
 */
export async function createDatabase(server: string, template = 'template0') {
  const name = `remanso_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template ${template} strategy file_copy`);
  const drop = () => onServer(server, `drop database ${name} with (force)`);
  return { url: urlOfDatabase(server, name), drop };
}

export async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(statement);
  await client.end();
}
