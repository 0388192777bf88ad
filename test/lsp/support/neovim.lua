-- The steps of `neovim.test.ts`, written to `seen.json`; works from Neovim 0.7 on.
local seen = {}

local function wait(reached)
  return vim.wait(30000, reached, 20)
end

local function lines()
  return vim.api.nvim_buf_get_lines(0, 0, -1, false)
end

local function screen()
  vim.o.columns = 124
  vim.o.lines = 12
  vim.o.number = true
  vim.o.signcolumn = "yes"
  vim.cmd("redraw!")
  local rows = {}
  for row = 1, vim.o.lines do
    local cells = {}
    for column = 1, vim.o.columns do
      cells[column] = vim.fn.screenstring(row, column)
    end
    rows[row] = table.concat(cells):gsub("%s+$", "")
  end
  return rows
end

-- Takes the first action offered at a place.
vim.ui.select = function(items, _, choose)
  choose(items[1], 1)
end
local function fix(row, column)
  local before = table.concat(lines(), "\n")
  vim.api.nvim_win_set_cursor(0, { row, column })
  vim.lsp.buf.code_action()
  wait(function()
    return table.concat(lines(), "\n") ~= before
  end)
end

wait(function()
  return #vim.diagnostic.get(0) == 2
end)
seen.diagnostics = {}
for index, found in ipairs(vim.diagnostic.get(0)) do
  local code = found.code or found.user_data.lsp.code
  seen.diagnostics[index] = { code = code, message = found.message, at = { found.lnum, found.col, found.end_lnum, found.end_col } }
end
seen.screen = screen()
fix(1, 34)
fix(3, 9)
seen.fixed = lines()
wait(function()
  return #vim.diagnostic.get(0) == 0
end)
seen.left = #vim.diagnostic.get(0)
if vim.lsp.buf.format then
  vim.lsp.buf.format({ timeout_ms = 20000 })
else
  vim.lsp.buf.formatting_sync(nil, 20000)
end
seen.formatted = lines()
vim.fn.writefile({ vim.json and vim.json.encode(seen) or vim.fn.json_encode(seen) }, "seen.json")
vim.cmd("qall!")
