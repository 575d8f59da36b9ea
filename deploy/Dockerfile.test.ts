/** @jest-environment node */
import { readFileSync } from 'node:fs';

// No test builds the image, because the test machines have no container engine. These tests read
// the Dockerfile; e2e/hosting/nginx.spec.ts runs the steps of its first stage.
const text = readFileSync('deploy/Dockerfile', 'utf8');
const lines = text.split('\n').filter((line) => /^[A-Z]/.test(line));
const [, ...stages] = text.split(/^FROM /m);
const last = stages.at(-1) ?? '';

describe('the image', () => {
  it('can be built on the base images of a bank', () => {
    const bases = lines.filter((line) => line.startsWith('FROM')).map((line) => line.split(' ')[1]);
    expect(bases).toEqual(['${NODE_IMAGE}', '${NGINX_IMAGE}']);
    for (const base of ['NODE_IMAGE', 'NGINX_IMAGE']) expect(text).toMatch(`ARG ${base}=`);
  });

  it('runs without root, on a port that needs no rights, and has a health check', () => {
    expect(/^USER (\S+)$/m.exec(last)?.[1]).toMatch(/^[1-9]\d*$/);
    expect(Number(/^EXPOSE (\d+)$/m.exec(last)?.[1])).toBeGreaterThan(1023);
    expect(last).toMatch(/^HEALTHCHECK .* CMD wget .* http:\/\/127\.0\.0\.1:8080\//m);
  });

  it('T47 serves only a build that passed its first stage, and contains nothing else', () => {
    const copied = [...last.matchAll(/^COPY (.*)$/gm)].map(([, from = '']) => from);
    expect(copied).toHaveLength(2);
    for (const from of copied) expect(from).toMatch(/^--from=configuration \/portal\//);
    expect(text).toMatch(/^ARG SANDBOX$/m);
    const context = readFileSync('deploy/Dockerfile.dockerignore', 'utf8').trim().split('\n');
    expect(context).toEqual([
      '*',
      '!dist',
      '!dist-releases',
      '!deploy/nginx.ts',
      '!mocks/http/commandLine.ts',
      '!mocks/http/hostRules.ts',
    ]);
    expect(text).not.toMatch(/Portal2024|ENV|PORTAL_/);
  });
});
