; SPDX-License-Identifier: GPL-3.0-or-later
; The installer for one user, without administrator rights. scripts/package-windows passes:
;   VERSION, PROGRAM_FOLDER (what is installed), UNINSTALL_LIST (a script that removes it), SIZE (KiB), OUTPUT
; Quiet: setup.exe /S [/D=FOLDER], uninstall.exe /S. The exit status is 2 if Qipan is running, 3 on an old Windows.

Unicode true
!if /FileExists "${NSISDIR}/Stubs/lzma_solid-amd64-unicode"
  Target amd64-unicode
!endif
SetCompressor /SOLID lzma
RequestExecutionLevel user
ManifestDPIAware true
ManifestSupportedOS all

!include FileFunc.nsh
!include MUI2.nsh
!include Sections.nsh
!include WinVer.nsh
!include x64.nsh

Name $(PROGRAM)
BrandingText "Qipan ${VERSION}"
OutFile "${OUTPUT}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName Qipan
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey FileDescription "Qipan Setup"
VIAddVersionKey LegalCopyright "GPL-3.0-or-later"

!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Qipan"
!define CLASSES "Software\Classes"
InstallDir "$LOCALAPPDATA\Programs\Qipan"
InstallDirRegKey HKCU "${UNINSTALL_KEY}" InstallLocation

!define MUI_ICON ..\icons\qipan.ico
!define MUI_UNICON ..\icons\qipan.ico
!define MUI_COMPONENTSPAGE_SMALLDESC
!define MUI_WELCOMEFINISHPAGE_BITMAP "${NSISDIR}\Contrib\Graphics\Wizard\nsis3-metro.bmp"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\qipan.exe"
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE SimpChinese

!macro Text NAME ENGLISH CHINESE
  LangString ${NAME} ${LANG_ENGLISH} "${ENGLISH}"
  LangString ${NAME} ${LANG_SIMPCHINESE} "${CHINESE}"
!macroend
!insertmacro Text PROGRAM "Qipan" "棋盘"
!insertmacro Text DESKTOP "Desktop shortcut" "桌面快捷方式"
!insertmacro Text FILE_TYPES "Open game records with Qipan" "用棋盘打开棋谱"
!insertmacro Text ABOUT_PROGRAM "The games, the two engines and the start menu entry." "棋类游戏、两个引擎和开始菜单项。"
!insertmacro Text ABOUT_DESKTOP "A shortcut on the desktop." "在桌面上创建快捷方式。"
!insertmacro Text ABOUT_FILE_TYPES "Adds Qipan to “Open with” for game records, and opens invitation links. Your default programs do not change." "在棋谱文件的“打开方式”中加入棋盘，并打开邀请链接；不改变默认程序。"
!insertmacro Text IS_RUNNING "Qipan is running. Close it and try again." "棋盘正在运行。请关闭后重试。"
!insertmacro Text OLD_WINDOWS "Qipan needs 64-bit Windows 10, version 1809, or later." "棋盘需要 64 位 Windows 10（1809 版）或更高版本。"
!insertmacro Text SGF "Game record in SGF" "SGF 棋谱"
!insertmacro Text PSQ "Gomoku record of Piskvork" "Piskvork 五子棋棋谱"
!insertmacro Text LIB "Gomoku library of RenLib" "RenLib 五子棋棋谱库"
!insertmacro Text GGF "Reversi games in GGF" "GGF 黑白棋棋谱"
!insertmacro Text OBF "Positions of reversi" "黑白棋局面"
!insertmacro Text WTB "Reversi games of the WTHOR base" "WTHOR 黑白棋对局库"
!insertmacro Text QLINK "Game of link-match" "连连看对局"

; The suffixes of packaging/qipan-mime.xml, and SGF.
!macro ForEachFileType ACTION
  !insertmacro ${ACTION} sgf $(SGF)
  !insertmacro ${ACTION} psq $(PSQ)
  !insertmacro ${ACTION} lib $(LIB)
  !insertmacro ${ACTION} ggf $(GGF)
  !insertmacro ${ACTION} obf $(OBF)
  !insertmacro ${ACTION} wtb $(WTB)
  !insertmacro ${ACTION} qlink $(QLINK)
!macroend
!macro Associate SUFFIX DESCRIPTION
  WriteRegStr HKCU "${CLASSES}\Qipan.${SUFFIX}" "" "${DESCRIPTION}"
  WriteRegStr HKCU "${CLASSES}\Qipan.${SUFFIX}\DefaultIcon" "" "$INSTDIR\qipan.exe,0"
  WriteRegStr HKCU "${CLASSES}\Qipan.${SUFFIX}\shell\open\command" "" '"$INSTDIR\qipan.exe" open "%1"'
  WriteRegStr HKCU "${CLASSES}\.${SUFFIX}\OpenWithProgids" "Qipan.${SUFFIX}" ""
!macroend
!macro Dissociate SUFFIX DESCRIPTION
  DeleteRegKey HKCU "${CLASSES}\Qipan.${SUFFIX}"
  DeleteRegValue HKCU "${CLASSES}\.${SUFFIX}\OpenWithProgids" "Qipan.${SUFFIX}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.${SUFFIX}\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.${SUFFIX}"
!macroend

!macro RefuseIfRunning
  !insertmacro RefuseIfOpen qipan.exe
  !insertmacro RefuseIfOpen qipan-gomoku.exe
  !insertmacro RefuseIfOpen qipan-reversi.exe
!macroend
; Windows lets nobody write to a running program.
!macro RefuseIfOpen FILE
  !define ID ${__LINE__}
  retry_${ID}:
  ${If} ${FileExists} "$INSTDIR\${FILE}"
    ClearErrors
    FileOpen $0 "$INSTDIR\${FILE}" a
    ${If} ${Errors}
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION $(IS_RUNNING) /SD IDCANCEL IDRETRY retry_${ID}
      SetErrorLevel 2
      Quit
    ${EndIf}
    FileClose $0
  ${EndIf}
  !undef ID
!macroend

Section $(PROGRAM) program
  SectionIn RO
  !insertmacro RefuseIfRunning
  ; An older version is removed first, so that none of its files remain.
  ReadRegStr $1 HKCU "${UNINSTALL_KEY}" InstallLocation
  ${If} ${FileExists} "$1\uninstall.exe"
    ExecWait '"$1\uninstall.exe" /S _?=$1' $0
    ${If} $0 <> 0
      SetErrorLevel $0
      Quit
    ${EndIf}
    Delete "$1\uninstall.exe"
    RMDir "$1"
  ${EndIf}

  SetOutPath $INSTDIR
  File /r "${PROGRAM_FOLDER}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Qipan.lnk" "$INSTDIR\qipan.exe"
  WriteRegStr HKCU "${UNINSTALL_KEY}" DisplayName "$(PROGRAM)"
  WriteRegStr HKCU "${UNINSTALL_KEY}" DisplayVersion "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" DisplayIcon "$INSTDIR\qipan.exe,0"
  WriteRegStr HKCU "${UNINSTALL_KEY}" Publisher "Qipan"
  WriteRegStr HKCU "${UNINSTALL_KEY}" InstallLocation "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" UninstallString '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" QuietUninstallString '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" EstimatedSize ${SIZE}
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" NoModify 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" NoRepair 1
SectionEnd

Section $(FILE_TYPES) file_types
  !insertmacro ForEachFileType Associate
  ; Invitation links.
  WriteRegStr HKCU "${CLASSES}\qipan" "" "URL:$(PROGRAM)"
  WriteRegStr HKCU "${CLASSES}\qipan" "URL Protocol" ""
  WriteRegStr HKCU "${CLASSES}\qipan\shell\open\command" "" '"$INSTDIR\qipan.exe" "%1"'
  ${RefreshShellIcons}
SectionEnd

Section /o $(DESKTOP) desktop
  CreateShortcut "$DESKTOP\Qipan.lnk" "$INSTDIR\qipan.exe"
SectionEnd

Function .onInit
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
  ${OrIfNot} ${AtLeastBuild} 17763
    MessageBox MB_OK|MB_ICONSTOP $(OLD_WINDOWS) /SD IDOK
    SetErrorLevel 3
    Quit
  ${EndIf}
  ; An update keeps what was chosen before.
  ReadRegStr $0 HKCU "${UNINSTALL_KEY}" InstallLocation
  ${If} $0 != ""
    ${If} ${FileExists} "$DESKTOP\Qipan.lnk"
      !insertmacro SelectSection ${desktop}
    ${EndIf}
    ReadRegStr $0 HKCU "${CLASSES}\Qipan.sgf" ""
    ${If} $0 == ""
      !insertmacro UnselectSection ${file_types}
    ${EndIf}
  ${EndIf}
FunctionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${program} $(ABOUT_PROGRAM)
  !insertmacro MUI_DESCRIPTION_TEXT ${file_types} $(ABOUT_FILE_TYPES)
  !insertmacro MUI_DESCRIPTION_TEXT ${desktop} $(ABOUT_DESKTOP)
!insertmacro MUI_FUNCTION_DESCRIPTION_END

; Games and settings are elsewhere (docs/windows.md) and stay, as does any file that was not installed.
Section Uninstall
  !insertmacro RefuseIfRunning
  !include "${UNINSTALL_LIST}"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Qipan.lnk"
  Delete "$DESKTOP\Qipan.lnk"
  !insertmacro ForEachFileType Dissociate
  DeleteRegKey HKCU "${CLASSES}\qipan"
  ${RefreshShellIcons}
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
SectionEnd
