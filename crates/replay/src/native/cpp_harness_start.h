/* What every program that lives through histories of a C++ file begins with: see `cpp_harness.rs`. */
extern "C" {
unsigned long tandem_choose(unsigned long below);
unsigned long tandem_value(void);
int tandem_leaves_out(void);
void tandem_none(void);
void tandem_say(const char *text);
void tandem_say_number(int is_signed, unsigned long value);
void tandem_say_real(double value);
}

static void tandem_line(const char *text) { tandem_say("\002"); tandem_say(text); }

template <class T> static T tandem_given() { return (T)(long)tandem_value(); }
template <> bool tandem_given<bool>() { return tandem_value() & 1; }

template <class T> static void tandem_show(T value) {
    if ((T)0.5 != (T)0 && (T)0.5 < (T)1) tandem_say_real((double)value);
    else tandem_say_number((T)-1 < (T)0, (unsigned long)value);
}
static void tandem_show(bool value) { tandem_say(value ? "true" : "false"); }

static const char *tandem_text() {
    static const char *const texts[] = {"", "a", "ab", "b", "12", " a b ", "x=1", "Hello, world", "-7", "aaaa"};
    return texts[tandem_choose(10)];
}
static void tandem_show_text(const char *text) { tandem_say("\""); tandem_say(text); tandem_say("\""); }

template <class T> static T *tandem_array() {
    T *made = ::new T[8];
    for (int i = 0; i < 8; i++) made[i] = tandem_given<T>();
    return made;
}
template <class T> static void tandem_show_array(const T *array) {
    for (int i = 0; i < 8; i++) { tandem_say(i ? " " : "["); tandem_show(array[i]); }
    tandem_say("]");
}
