// Imported before anything that imports React, which chooses its build by this when it is first evaluated.
process.env.NODE_ENV ??= 'production';
