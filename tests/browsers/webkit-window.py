#!/usr/bin/env python3
"""A window of WebKitGTK with nothing around the page, for WebKitWebDriver to drive: MiniBrowser gets no narrower than 447 px.

    webkit-window.py WIDTH HEIGHT SCRIPT REPORTS

SCRIPT runs in every page before the page's own; what it posts to `webkit.messageHandlers.report` is appended to REPORTS, line by line.
Written with ctypes, so that Debian's python3 alone is enough.
"""

import ctypes
import sys

gtk = ctypes.CDLL("libgtk-3.so.0")
gobject = ctypes.CDLL("libgobject-2.0.so.0")
webkit = ctypes.CDLL("libwebkit2gtk-4.1.so.0")
javascript = ctypes.CDLL("libjavascriptcoregtk-4.1.so.0")
glib = ctypes.CDLL("libglib-2.0.so.0")

Pointer = ctypes.c_void_p
String = ctypes.c_char_p
Int = ctypes.c_int


def function(library, name, result, *arguments):
    found = getattr(library, name)
    found.restype = result
    found.argtypes = list(arguments)
    return found


width, height, script_path, reports_path = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3], sys.argv[4]
with open(script_path, "rb") as file:
    script = file.read()
reports = open(reports_path, "ab", buffering=0)

kept_callbacks = []
connect_signal = function(gobject, "g_signal_connect_data", ctypes.c_ulong, Pointer, String, Pointer, Pointer, Pointer, Int)


def connect(instance, signal, result, *arguments):
    """Connects a signal; ctypes drops a callback that nobody keeps."""

    def with_handler(handler):
        callback = ctypes.CFUNCTYPE(result, *arguments)(handler)
        kept_callbacks.append(callback)
        connect_signal(instance, signal, ctypes.cast(callback, Pointer), None, None, 0)
        return handler

    return with_handler


function(gtk, "gtk_init", None, Pointer, Pointer)(None, None)

settings = function(webkit, "webkit_settings_new", Pointer)()
function(webkit, "webkit_settings_set_enable_page_cache", None, Pointer, Int)(settings, 1)

content = function(webkit, "webkit_user_content_manager_new", Pointer)()
ALL_FRAMES, AT_START = 0, 0
user_script = function(webkit, "webkit_user_script_new", Pointer, String, Int, Int, Pointer, Pointer)(script, ALL_FRAMES, AT_START, None, None)
function(webkit, "webkit_user_content_manager_add_script", None, Pointer, Pointer)(content, user_script)
function(webkit, "webkit_user_content_manager_register_script_message_handler", Int, Pointer, String)(content, b"report")
value_of = function(webkit, "webkit_javascript_result_get_js_value", Pointer, Pointer)
text_of = function(javascript, "jsc_value_to_string", Pointer, Pointer)
free = function(glib, "g_free", None, Pointer)


@connect(content, b"script-message-received::report", None, Pointer, Pointer, Pointer)
def on_report(_content, result, _data):
    text = text_of(value_of(result))
    reports.write(ctypes.string_at(text).replace(b"\n", b" ") + b"\n")
    free(text)


context = function(webkit, "webkit_web_context_new_ephemeral", Pointer)()
function(webkit, "webkit_web_context_set_automation_allowed", None, Pointer, Int)(context, 1)
languages = function(glib, "g_list_append", Pointer, Pointer, String)(None, b"en-GB")
function(webkit, "webkit_web_context_set_preferred_languages", None, Pointer, Pointer)(context, languages)
view_type = function(webkit, "webkit_web_view_get_type", ctypes.c_size_t)()
new_object = gobject.g_object_new
new_object.restype = Pointer


def open_view():
    properties = [
        (b"web-context", Pointer(context)),
        (b"settings", Pointer(settings)),
        (b"user-content-manager", Pointer(content)),
        (b"is-controlled-by-automation", Int(1)),
    ]
    view = new_object(ctypes.c_size_t(view_type), *[part for pair in properties for part in pair], Pointer(None))
    window = function(gtk, "gtk_window_new", Pointer, Int)(0)
    function(gtk, "gtk_window_set_default_size", None, Pointer, Int, Int)(window, width, height)
    function(gtk, "gtk_container_add", None, Pointer, Pointer)(window, view)
    function(gtk, "gtk_widget_show_all", None, Pointer)(window)
    function(gtk, "gtk_widget_grab_focus", None, Pointer)(view)
    function(gtk, "gtk_window_present", None, Pointer)(window)
    return view


@connect(context, b"automation-started", None, Pointer, Pointer, Pointer)
def on_automation(_context, session, _data):
    info = function(webkit, "webkit_application_info_new", Pointer)()
    function(webkit, "webkit_application_info_set_name", None, Pointer, String)(info, b"webkit-window")
    version = [function(webkit, f"webkit_get_{part}_version", ctypes.c_uint)() for part in ("major", "minor", "micro")]
    function(webkit, "webkit_application_info_set_version", None, Pointer, *[ctypes.c_uint64] * 3)(info, *version)
    function(webkit, "webkit_automation_session_set_application_info", None, Pointer, Pointer)(session, info)
    connect(session, b"create-web-view", Pointer, Pointer, Pointer)(lambda _session, _data: open_view())
    connect(session, b"will-close", None, Pointer, Pointer)(lambda _session, _data: function(gtk, "gtk_main_quit", None)())


function(gtk, "gtk_main", None)()
