import { freePort } from '../served/free-port.ts';
import { ServerProcess } from '../served/server-process.ts';

/** A build in a process of its own, and where people find it. */
export interface RolledBuild {
  readonly server: ServerProcess;
  readonly port: number;
  readonly url: string;
}

/** Builds that serve what is stored at one place. */
export class Builds {
  readonly #place: string;
  readonly #all = new Set<RolledBuild>();
  /** Where people come; it changes with those who serve. */
  readonly urls: string[] = [];

  constructor(place: string) {
    this.#place = place;
  }

  /** Has a build load its programs, that of a tree or of this one: how long that takes is not what is tried here. */
  async load(root?: string): Promise<RolledBuild> {
    const port = await freePort();
    const server = new ServerProcess(root === undefined ? {} : { root });
    const build = { server, port, url: `http://127.0.0.1:${port}/` };
    this.#all.add(build);
    await server.loaded();
    return build;
  }

  /** From now on people come to a build. */
  async serve({ server, port, url }: RolledBuild): Promise<void> {
    await server.serve({ place: this.#place, port });
    if (!server.isServing) throw new Error('a build did not start');
    this.urls.push(url);
  }

  /** Nobody comes to a build any more, and it ends. */
  async end(build: RolledBuild): Promise<void> {
    this.#forget(build);
    await build.server.drain();
  }

  /** Ends a build, and another takes its place; until that serves, people find nobody. */
  async replace(build: RolledBuild, next: RolledBuild): Promise<void> {
    await build.server.drain();
    await this.serve(next);
    this.#forget(build);
  }

  #forget(build: RolledBuild): void {
    this.#all.delete(build);
    this.urls.splice(this.urls.indexOf(build.url), 1);
  }

  /** Ends whatever is left. */
  async killAll(): Promise<void> {
    for (const { server } of this.#all) {
      server.kill();
      await server.exited();
    }
  }
}
