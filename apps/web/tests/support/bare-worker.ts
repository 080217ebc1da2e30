import type { Answer, Unnumbered } from '@fondaco/protocol';
import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** What a page that started the worker by itself can ask of it. */
export interface BareWorker {
  ask(request: Unnumbered): Promise<Answer>;
}

/** Starts the built worker in the page, with WebAssembly or without, and says whether it has it. The bots' worker is started alike. */
export async function startWorker(page: Page, origin: string, hasVectors: boolean): Promise<boolean> {
  const file = readdirSync(new URL('../../dist/assets/', import.meta.url)).find((name) => /^worker-.*\.js$/.test(name));
  const url = new URL(`assets/${file}`, origin).href;
  const before = hasVectors ? '' : 'delete globalThis.WebAssembly; ';
  return page.evaluate(
    async (script) => {
      const worker = new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })), {
        type: 'module',
      });
      const first = await new Promise<MessageEvent<boolean>>((resolve) =>
        worker.addEventListener('message', resolve, { once: true }),
      );
      let last = 0;
      const ask: BareWorker['ask'] = (request) =>
        new Promise((resolve) => {
          const id = ++last;
          const hear = ({ data }: MessageEvent<Answer>) => {
            if (data.re !== id) return;
            worker.removeEventListener('message', hear);
            resolve(data);
          };
          worker.addEventListener('message', hear);
          worker.postMessage({ id, ...request });
        });
      Object.assign(globalThis, { bench: { ask } });
      // The bots keep still while a position is looked at.
      await ask({ type: 'pace', least: 60_000, most: 60_000 });
      return first.data;
    },
    `${before}await import(${JSON.stringify(url)}); postMessage('WebAssembly' in globalThis);`,
  );
}
