import path from 'node:path';
import ReactRefresh from '@pmmmwh/react-refresh-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import Minimizer from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import 'webpack-dev-server';
import { sandboxSettings } from './mocks/environment.ts';
import { contentSecurityPolicy } from './public/contentSecurityPolicy.ts';
import { readEnvironment, settingsOf } from './src/settings.ts';

const root = import.meta.dirname;

/** The build of the portal; `PORTAL_*` variables choose the bank behind it (see README). */
export default function configure(
  _env: unknown,
  { mode = 'development' }: { mode?: 'development' | 'production' },
): Configuration {
  const production = mode === 'production';
  const refresh = !production;
  const settings = settingsOf(process.env, sandboxSettings, production);
  const environment = readEnvironment(settings, production);
  const sandbox = environment.bank === 'sandbox';

  return {
    mode,
    target: 'web',
    devtool: production ? 'source-map' : 'eval-cheap-module-source-map',
    entry: {
      portal: './src/index.tsx',
      ...(sandbox && { banco: './mocks/payment-page/main.ts' }),
    },
    output: {
      path: path.join(root, process.env['PORTAL_OUTPUT'] ?? 'dist'),
      publicPath: '/',
      filename: production ? 'assets/[name].[contenthash:10].js' : '[name].js',
      chunkFilename: production ? 'assets/[name].[contenthash:10].js' : '[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      clean: true,
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: 'es2022',
              transform: {
                react: { runtime: 'automatic', development: !production, refresh },
                verbatimModuleSyntax: true,
              },
            },
          },
        },
        {
          test: /mockServiceWorker\.js$/,
          type: 'asset/resource',
          generator: { filename: '[name][ext]' },
        },
        { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
        { test: /\.css$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new webpack.DefinePlugin({
        PORTAL_SETTINGS: JSON.stringify(settings),
        'process.env.PORTAL_BANK': JSON.stringify(environment.bank),
      }),
      new CopyPlugin({ patterns: ['public/robots.txt'] }),
      new HtmlWebpackPlugin({
        template: 'public/index.html',
        chunks: ['portal'],
        scriptLoading: 'defer',
        templateParameters: {
          contentSecurityPolicy: production ? contentSecurityPolicy(sandbox) : '',
        },
      }),
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
      minimizer: [new Minimizer({ minify: Minimizer.swcMinify, extractComments: false })],
      moduleIds: 'deterministic',
    },
    performance: { hints: false },
    devServer: {
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
