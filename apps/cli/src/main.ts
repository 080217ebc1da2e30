import { enableCompileCache } from 'node:module';

// Whoever reads our output may stop reading; that ends us, quietly.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

// Halves the time to start. Only what is imported after it gains by it.
enableCompileCache();
const { runCommandLine } = await import('./run.ts');
process.exitCode = await runCommandLine(process.argv.slice(2));
