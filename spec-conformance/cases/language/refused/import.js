/*---
spec: sec-imports
---*/
// --- there are no modules: everything is global, and outside work goes through tools
import { readFile } from "node:fs"; // ~~ unsupported/import

// --- every form of it
import "side-effect"; // ~~ unsupported/import
import all, * as rest from "module"; // ~~ unsupported/import
import data from "./data.json" with { type: "json" }; // ~~ unsupported/import
