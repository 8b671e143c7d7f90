/*
 * Ends this process by SIGTERM once its parent, npm, is gone: an npm that is killed by SIGKILL
 * forwards no signal. Each npm script ends in `exec`, so that no shell runs between npm and this
 * process.
 */
const parent = process.ppid;
if (process.env['npm_lifecycle_event']) {
  const watch = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM');
  setInterval(watch, 1000).unref();
}
