import path from 'node:path';
import { chooseAccount } from './account.ts';
import { findBinaries, makeMissingLinks, pathOf } from './binaries.ts';
import { ensureCluster, isMissing } from './cluster.ts';
import { clusterFolder, folderFailure, prepareFolders, securePrivateFolder } from './folders.ts';
import { connectionTo, type Postmaster, postmasterOf } from './postmaster.ts';
import { programsOf } from './programs.ts';

/** The PostgreSQL that Casefolio brings along, running on `<dataDir>/postgres`. */
export interface EmbeddedServer extends Postmaster {
  readonly connection: ReturnType<typeof connectionTo>;
}

export interface EmbeddedOptions {
  readonly dataDir: string;
  /** False only for tests: quicker, and nothing survives a power cut. */
  readonly durable?: boolean;
}

/** Whether a start would find a database here; otherwise it makes one. */
export function holdsDatabase(dataDir: string): boolean {
  try {
    return !isMissing(path.join(dataDir, clusterFolder));
  } catch (error) {
    throw folderFailure(dataDir, error);
  }
}

export async function startEmbedded({ dataDir, durable = true }: EmbeddedOptions): Promise<EmbeddedServer> {
  try {
    const folders = prepareFolders(dataDir);
    const binaries = findBinaries();
    makeMissingLinks(binaries);
    const account = chooseAccount(folders, pathOf(binaries, 'postgres'));
    const programs = programsOf(binaries, account);
    securePrivateFolder(folders.socket, account.owner);
    await ensureCluster(folders, account, programs, durable);
    const postmaster = postmasterOf(folders, programs, durable);
    await postmaster.ensureRunning();
    return { ...postmaster, connection: connectionTo(folders) };
  } catch (error) {
    throw folderFailure(dataDir, error);
  }
}
