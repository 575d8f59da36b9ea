import { spawnSync } from 'node:child_process';
import path from 'node:path';
import ReactRefresh from '@pmmmwh/react-refresh-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import Minimizer from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import type { Compiler, Configuration } from 'webpack';
import 'webpack-dev-server';
import { deliver } from './deploy/deliver.ts';
import { readBrand, sandboxBrand } from './deploy/readBrand.ts';
import { sandboxSettings } from './mocks/bank/environment.ts';
import { CommandError, endWith } from './mocks/http/commandLine.ts';
import { Stamping } from './public/Stamping.ts';
import { settingsOf } from './src/config/settings.ts';
import { isLoopback } from './src/lib/urls.ts';

const root = import.meta.dirname;

/**
 * The commit that the build's pages and events name: `PORTAL_COMMIT`, for sources without git, or
 * else that of the working copy; undefined if neither is known. Throws if the value is no commit
 * hash.
 */
function commitOf({ PORTAL_COMMIT: given }: NodeJS.Dict<string>): string | undefined {
  const found = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  const commit = given ?? (found.status === 0 ? found.stdout.trim() : undefined);
  if (commit === undefined || /^(?:[\da-f]{40}|[\da-f]{64})$/.test(commit)) return commit;
  throw new Error('La variable PORTAL_COMMIT no es válida: debe ser el hash de un commit.');
}

/**
 * Returns the result of a step. If the step throws, ends the build with the error's message, and
 * without webpack's stack trace.
 */
function orEnd<Result>(step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    return endWith(new CommandError((error as Error).message));
  }
}

/** The portal's webpack configuration; `PORTAL_*` variables set it up (docs/hosting.md). */
export default function configure(
  _env: unknown,
  { mode = 'development' }: { mode?: 'development' | 'production' },
): Configuration {
  const production = mode === 'production';
  const refresh = !production;
  // The type is needed because browserslist declares only its own variables on `process.env`.
  const environment: NodeJS.Dict<string> = process.env;
  const settings = orEnd(() => settingsOf(environment, sandboxSettings, production));
  const brand = readBrand(sandboxBrand, () => settings);
  const sandbox = settings.PORTAL_BANK === 'sandbox';
  if (production && settings.PORTAL_HOSTS?.split(' ').some((host) => !isLoopback(host))) {
    process.stderr.write(
      'This build has the name, the colours and the legal texts of the sandbox: npm run brand gives it those of a bank.\n',
    );
  }
  const output = process.env['PORTAL_OUTPUT'] ?? 'dist';

  const assets = {
    publicPath: '/',
    assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
  };
  const rules = [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      loader: 'swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: {
            react: { runtime: 'automatic', development: !production, refresh },
            verbatimModuleSyntax: true,
          },
        },
        // swc compiles for the browsers of `browserslist` in package.json.
        env: {},
      },
    },
    {
      test: /mockServiceWorker\.js$/,
      type: 'asset/resource',
      generator: { filename: '[name][ext]' },
    },
    { test: /\.(woff2|svg|png|css)$/, type: 'asset/resource' },
    { test: /\.txt$/, type: 'asset/source' },
    // pdfkit's script already contains this colour profile, so no file is written for it.
    { test: /\.icc$/, type: 'asset/resource', generator: { emit: false } },
    // Scripts that are inlined in the page.
    { test: /public\/\w+\.js$/, type: 'asset/source' },
    // Only emotion's `withTheme`, which the portal does not use, needs this package.
    { test: /node_modules\/hoist-non-react-statics/, sideEffects: false },
  ];
  // Leaves out pdfkit's parts for embedded fonts and pictures, which receipts do not have: 67 of
  // 208 KiB remain (gzip). The renderer also uses pdfkit's variant for browsers, because Node's
  // variant has other exports.
  const resolve = {
    alias: {
      pdfkit$: path.join(root, 'node_modules/pdfkit/js/pdfkit.browser.mjs'),
      fontkit: false as const,
      'png-js': false as const,
    },
  };
  // Makes V8 compile a script's functions while it arrives, instead of at their first call: the
  // home page blocks a slow phone for 45 ms instead of 139. Added after the minimizer, which drops
  // comments.
  const compileOnArrival = new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
  // Source maps are written beside the build, so that no host serves the sources.
  const sourceMaps = new webpack.SourceMapDevToolPlugin({
    filename: `../${output}-maps/[file].map`,
    append: false,
  });
  const constants = new webpack.DefinePlugin({
    'process.env.PORTAL_BANK': JSON.stringify(settings.PORTAL_BANK),
    'process.env.PORTAL_EVENTS': JSON.stringify(settings.PORTAL_EVENTS_URL ? 'yes' : ''),
  });

  const delivery = {
    apply: (compiler: Compiler) => {
      compiler.hooks.done.tap('delivery', (stats) => {
        if (!stats.hasErrors()) deliver(compiler.outputPath);
      });
    },
  };

  /** The portal for Node, which prerenders the public pages of a production build. */
  const renderer: Configuration = {
    mode,
    target: 'node',
    context: root,
    devtool: false,
    entry: { renderer: './src/app/prerender.tsx' },
    output: {
      ...assets,
      filename: '[name].mjs',
      module: true,
      library: { type: 'module' },
    },
    module: { rules, generator: { asset: { emit: false } } },
    resolve,
    plugins: [constants, new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { minimize: false },
  };
  const shell = new HtmlWebpackPlugin({
    template: 'public/index.html',
    filename: production ? 'shell.html' : 'index.html',
    chunks: ['portal'],
    scriptLoading: 'defer',
    tellsEvents: settings.PORTAL_EVENTS_URL !== undefined,
    commit: production ? orEnd(() => commitOf(environment)) : undefined,
  });

  return {
    mode,
    target: 'browserslist',
    devtool: production ? false : 'eval-cheap-module-source-map',
    entry: {
      portal: './src/index.tsx',
      ...(sandbox && { banco: './mocks/payment-page/main.ts' }),
    },
    output: {
      ...assets,
      path: path.join(root, output),
      filename: production ? 'assets/[name].[contenthash:10].js' : '[name].js',
      chunkFilename: production ? 'assets/[name].[contenthash:10].js' : '[name].js',
      clean: true,
      // A host may accept a connection and never answer: after this time, a message replaces the
      // part of the page that needs the chunk.
      chunkLoadTimeout: 10_000,
      trustedTypes: { policyName: 'portal#webpack' },
    },
    module: { rules },
    resolve,
    plugins: [
      constants,
      new CopyPlugin({
        patterns: ['public/robots.txt', 'public/avisos.json', 'public/portal.json'],
      }),
      shell,
      new Stamping({ renderer: production ? renderer : undefined, shell, brand }),
      ...(production ? [sourceMaps, compileOnArrival, delivery] : []),
      ...(sandbox
        ? [
            new HtmlWebpackPlugin({
              template: 'mocks/payment-page/index.html',
              filename: 'banco/index.html',
              chunks: ['banco'],
            }),
          ]
        : []),
      ...(refresh ? [new ReactRefresh({ overlay: false })] : []),
    ],
    optimization: {
      minimizer: [
        new Minimizer({
          minify: Minimizer.swcMinify,
          minimizerOptions: { compress: { passes: 3 } },
          // Licence notices get their own file instead of a place in each script.
          extractComments: {
            condition: 'some',
            filename: 'NOTICES.txt',
            banner: 'Licences: /NOTICES.txt',
          },
        }),
      ],
      moduleIds: 'deterministic',
      mangleExports: 'size',
    },
    performance: { hints: false },
    devServer: {
      host: process.env['HOST'] ?? 'localhost',
      port: Number(process.env['PORT'] ?? 3000),
      historyApiFallback: { rewrites: [{ from: /^\/banco/, to: '/banco/index.html' }] },
      hot: true,
      static: false,
      client: { overlay: false },
    },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
