import fs from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database.ts';
import { startEmbedded } from '../embedded/embedded-server.ts';
import { copyCluster } from './copy-cluster.ts';
import { runOn, urlOf } from './test-server.ts';

/** Before all tests: one PostgreSQL for the whole run, or the one that TEST_DATABASE_URL names, and in it a migrated template. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = fs.mkdtempSync('/tmp/casefolio-test-');
  const cluster = await makeCluster(path.join(folder, 'first'));
  const { url, stop } = await startTestServer(process.env['TEST_DATABASE_URL'], cluster, path.join(folder, 'data'));
  const template = `casefolio_template_${process.pid}`;
  await runOn(url, `drop database if exists ${template} with (force)`);
  await runOn(url, `create database ${template}`);
  const migrated = await openDatabase({
    url: urlOf(url, template),
    dataDir: folder,
    mode: 'server',
    log: () => undefined,
  });
  await migrated.close();
  project.provide('testServer', { url, template, cluster });
  return async () => {
    await runOn(url, `drop database ${template} with (force)`);
    await stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
}

/** To make one takes most of a first start, to copy one next to nothing. */
async function makeCluster(dataDir: string): Promise<string> {
  await (await startEmbedded({ dataDir, durable: false })).stop();
  return path.join(dataDir, 'postgres');
}

async function startTestServer(outside: string | undefined, cluster: string, dataDir: string) {
  if (outside) return { url: outside, stop: async () => undefined };
  copyCluster(cluster, dataDir);
  const server = await startEmbedded({ dataDir, durable: false });
  const host = encodeURIComponent(server.connection.host);
  return { url: `postgres://postgres@localhost/postgres?host=${host}`, stop: server.stop };
}
