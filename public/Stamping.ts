import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import type { Compilation, Compiler, Configuration } from 'webpack';
import { brandFiles, frameName, rendererIn, rendererOf, stamp, stampFrame } from './stamp.ts';
import type { WholeBrand } from './stamp.ts';

interface StampingOptions {
  /**
   * The webpack configuration of the renderer, the module that prerenders pages; undefined if none
   * are prerendered.
   */
  renderer: Configuration | undefined;
  /** Emits the shell: a page without a screen, for all URLs that are not prerendered. */
  shell: HtmlWebpackPlugin;
  brand: WholeBrand;
}

function build(configuration: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}

function emit(compilation: Compilation, files: readonly (readonly [string, string])[]): void {
  for (const [name, text] of files) {
    compilation.emitAsset(name, new webpack.sources.RawSource(text));
  }
}

/**
 * A webpack plugin that stamps the build with a brand, like `npm run brand`: emits the pages and
 * the other files that depend on the brand. Beside a production build, keeps the files from which
 * `npm run brand` makes the pages of other brands.
 */
export class Stamping {
  readonly #options: StampingOptions;

  constructor(options: StampingOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { renderer, shell, brand } = this.#options;
    compiler.hooks.thisCompilation.tap('Stamping', (compilation) => {
      HtmlWebpackPlugin.getCompilationHooks(compilation).beforeEmit.tapPromise(
        'Stamping',
        async (page) => {
          if (page.plugin !== shell) return page;
          if (renderer) {
            return { ...page, html: await this.#write(compilation, page.html, renderer) };
          }
          emit(compilation, brandFiles(brand).files);
          return { ...page, html: stampFrame(page.html, brand) };
        },
      );
    });
  }

  /**
   * Builds the renderer, and emits the page template (`frame`) and all files that depend on the
   * brand, except the shell, which it returns.
   */
  async #write(compilation: Compilation, frame: string, renderer: Configuration): Promise<string> {
    const directory = rendererOf(compilation.compiler.outputPath);
    await build({ ...renderer, output: { ...renderer.output, path: directory, clean: true } });
    const makers = { frame, renderer: rendererIn(directory) };
    const { 'shell.html': shell = '', ...files } = Object.fromEntries(
      await stamp(makers, this.#options.brand),
    );
    // The frame is emitted as an asset, because webpack computes the hashes in the scripts' names
    // last, and then replaces the names in all assets.
    const kept = `../${path.basename(directory)}/${frameName}`;
    emit(compilation, Object.entries({ ...files, [kept]: frame }));
    return shell;
  }
}
