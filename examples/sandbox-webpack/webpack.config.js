import HtmlWebpackPlugin from 'html-webpack-plugin';

export default {
  entry: ['./src/style.css', './src/main.js'],
  output: {
    filename: 'assets/[name]-[contenthash].js',
    cssFilename: 'assets/[name]-[contenthash].css',
    assetModuleFilename: 'assets/[name]-[hash][ext]',
    clean: true,
  },
  performance: { assetFilter: (name) => !name.endsWith('.wasm') }, // the library's file is 8 MB
  plugins: [new HtmlWebpackPlugin({ template: 'index.html' })],
};
