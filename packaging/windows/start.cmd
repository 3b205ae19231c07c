@echo off
rem Opens a window in which annabella is a command, and says how to begin.
set "PATH=%~dp0;%PATH%"
cd /d "%USERPROFILE%"
cmd /k annabella
