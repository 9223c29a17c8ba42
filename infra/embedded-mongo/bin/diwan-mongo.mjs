#!/usr/bin/env node
// npm links a command when packages are installed, which is before anything is built: so it must be a file that is there from the start.
import '../dist/main.js';
