/* Gives the function under replay the memory of a counterexample, calls it, and writes down what it did.
 *
 * This text is the same for every program. What belongs to a program (its variables, the call, functions that are not
 * given) is written in C beside it; what belongs to an input is read from the file that the first argument names. The
 * second argument names the file to report to. Memory that the input does not speak of is zero and appears when it is
 * touched, as it does in the interpreter.
 *
 * Blocks that the program allocates are found as a caller finds them: an anchor is a pointer that was returned, or one
 * that lies in known memory or at some distance from another anchor.
 *
 * A third argument names a file with histories: functions that anybody can call, and values to call them with. Then the
 * call is made many times, each in a process of its own in which the program has just begun, with other calls before and
 * after it that are the same for every program. All that a caller sees of them is reported. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#define CHUNK 0x10000ul
#define MOST_CHUNKS 1024

struct word {
    unsigned long low, high;
};

struct cell {
    int global;
    unsigned long address;
    unsigned size;
    unsigned long low, high;
    int into;
};

struct anchor {
    char kind;
    int number;
    unsigned long offset;
    char *pointer;
};

struct answer {
    int count;
    unsigned long values[4];
};

/* Of the program. */
char *tandem_global(int number);
void tandem_call(const struct word *arguments);
int tandem_other(const char *name, const unsigned long *arguments);

/* Of the input. */
static struct word *arguments;
static struct cell *inputs, *outputs;
static struct anchor *anchors;
static struct answer *answers;
static char aborting[4096];
static int argument_count, input_count, output_count, anchor_count, answer_count;

static int report = -1;
static int chunks;
static volatile int running;

static void impossible(const char *what) {
    dprintf(report, "impossible %s\n", what);
    _exit(0);
}

static int map(uintptr_t address) {
    uintptr_t start = address & ~(CHUNK - 1);
    if (start == 0 || start >> 47 || ++chunks > MOST_CHUNKS) return 0;
    void *got = mmap((void *)start, CHUNK, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
    return got == (void *)start;
}

static void on_signal(int number, siginfo_t *info, void *context) {
    (void)context;
    if (number == SIGSEGV && running && info->si_code == SEGV_MAPERR && map((uintptr_t)info->si_addr)) return;
    dprintf(report, "signal %d %lx\n", number, (unsigned long)info->si_addr);
    _exit(99);
}

static char *global(int number) {
    char *address = tandem_global(number);
    if (address == 0) impossible("a variable is not in the object file");
    return address;
}

#define FIRST_ANCHOR (-2)
static char *place(const struct cell *cell) {
    if (cell->global >= 0) return global(cell->global) + cell->address;
    if (cell->global <= FIRST_ANCHOR) return anchors[FIRST_ANCHOR - cell->global].pointer + cell->address;
    return (char *)cell->address;
}

#define MOST_RESULTS 16
static unsigned long results[MOST_RESULTS];

void tandem_result(int index, unsigned long low, unsigned long high) {
    if (index >= 0 && index < MOST_RESULTS) results[index] = low;
    dprintf(report, "result %d %lx %lx\n", index, low, high);
}

void tandem_panic(const char *kind, unsigned long length) {
    fflush(stdout);
    dprintf(report, "panic ");
    if (write(report, kind, length) < 0) _exit(98);
    dprintf(report, "\n");
    _exit(0);
}

/* Follows the pointers that lead to blocks which the program allocated. */
static void follow_anchors(void) {
    for (int i = 0; i < anchor_count; i++) {
        struct anchor *anchor = &anchors[i];
        struct cell cell = {anchor->number, anchor->offset, sizeof anchor->pointer, 0, 0, -1};
        if (anchor->kind == 'r') anchor->pointer = (char *)results[anchor->number];
        else memcpy(&anchor->pointer, place(&cell), sizeof anchor->pointer);
    }
}

/* A call of a function that is not given and cannot be answered for. */
void tandem_missing(const char *name) {
    dprintf(report, "missing %s\n", name);
    _exit(0);
}

/* A call of a function that is not given: written down, and answered as in the interpreter. */
static int calls;
static const char *called;

void tandem_called(const char *name) {
    called = name;
    dprintf(report, "call %s", name);
}

void tandem_argument(unsigned long low, unsigned long high) { dprintf(report, " %lx:%lx", low, high); }

unsigned long tandem_answered(int has_answer) {
    struct answer answer = {0, {0}};
    if (calls < answer_count) answer = answers[calls++];
    dprintf(report, "\n");
    if (!has_answer && *aborting && strcmp(called, aborting) == 0) abort();
    return answer.count > 0 ? answer.values[0] : 0;
}

static void *guarded(unsigned long size, unsigned long alignment);
/* Whether the program lives through histories that it makes by itself. */
static int own_histories;

void *tandem_allocate(unsigned long size, unsigned long alignment, int zero) {
    void *memory = 0;
    if (own_histories) return guarded(size, alignment);
    if (alignment < sizeof(void *)) alignment = sizeof(void *);
    if (posix_memalign(&memory, alignment, size ? size : 1) != 0) return 0;
    if (zero) memset(memory, 0, size);
    return memory;
}

void tandem_free(void *memory);

void *tandem_reallocate(void *old, unsigned long old_size, unsigned long alignment, unsigned long size) {
    void *memory = tandem_allocate(size, alignment, 0);
    if (memory == 0) return 0;
    memcpy(memory, old, old_size < size ? old_size : size);
    tandem_free(old);
    return memory;
}

void tandem_free(void *memory) {
    if (!own_histories) free(memory);
}

/* What of the input stands in the file: how many lines of each kind come first. */
static void read_input(const char *path) {
    FILE *file = fopen(path, "r");
    int zeroed_count;
    if (file == 0 || fscanf(file, "%d %d %d %d %d %d", &zeroed_count, &argument_count, &input_count, &output_count,
                            &anchor_count, &answer_count) != 6)
        impossible("the input cannot be read");
    arguments = calloc(argument_count + 1, sizeof *arguments);
    inputs = calloc(input_count + 1, sizeof *inputs);
    outputs = calloc(output_count + 1, sizeof *outputs);
    anchors = calloc(anchor_count + 1, sizeof *anchors);
    answers = calloc(answer_count + 1, sizeof *answers);
    if (!arguments || !inputs || !outputs || !anchors || !answers) impossible("there is not enough memory for the input");
    int fine = 1;
    for (int i = 0; i < zeroed_count && fine; i++) {
        int number;
        unsigned long size;
        fine &= fscanf(file, "%d %lu", &number, &size) == 2;
        if (fine) memset(global(number), 0, size);
    }
    for (int i = 0; i < argument_count; i++) {
        int into;
        struct word *word = &arguments[i];
        fine &= fscanf(file, "%lx %lx %d", &word->low, &word->high, &into) == 3;
        if (fine && into >= 0) word->low += (unsigned long)global(into);
    }
    for (int i = 0; i < input_count + output_count; i++) {
        struct cell *cell = i < input_count ? &inputs[i] : &outputs[i - input_count];
        fine &= fscanf(file, "%d %lx %u %lx %lx %d", &cell->global, &cell->address, &cell->size, &cell->low,
                       &cell->high, &cell->into) == 6;
        fine &= cell->size <= sizeof(uint64_t[2]);
    }
    for (int i = 0; i < anchor_count; i++) {
        struct anchor *anchor = &anchors[i];
        fine &= fscanf(file, " %c %d %lx", &anchor->kind, &anchor->number, &anchor->offset) == 3;
        fine &= anchor->kind != 'r' || (anchor->number >= 0 && anchor->number < MOST_RESULTS);
    }
    for (int i = 0; i < answer_count; i++) {
        unsigned long *values = answers[i].values;
        fine &= fscanf(file, "%d %lx %lx %lx %lx", &answers[i].count, values, values + 1, values + 2, values + 3) == 5;
    }
    if (fscanf(file, " abort %4095[^\n]", aborting) != 1) *aborting = 0;
    if (!fine) impossible("the input cannot be read");
    fclose(file);
}

#define MOST_BLOCK (1ul << 24)

/* A block that ends where memory ends, up to its alignment. */
static void *guarded(unsigned long size, unsigned long alignment) {
    const unsigned long page = 4096;
    unsigned long room = ((size ? size : 1) + alignment - 1) / alignment * alignment;
    unsigned long pages = (room + page - 1) / page * page;
    if (size > MOST_BLOCK || alignment > page) return 0;
    char *got = mmap(0, pages + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (got == MAP_FAILED || mprotect(got + pages, page, PROT_NONE)) return 0;
    return got + pages - room;
}

/* What was never written is zero on the stack, as it is elsewhere: two runs of a program do the same. */
static __attribute__((noinline)) void clear_stack(void) {
    volatile char stack[1 << 18];
    for (unsigned i = 0; i < sizeof stack; i++) stack[i] = 0;
}

/* Functions that anybody can call, and values to call them with. */
#define MOST_NAMES 64
#define MOST_VALUES 64
#define MOST_ARGUMENTS 16
static char *names[MOST_NAMES], *entry_name;
static unsigned long values[MOST_VALUES];
static int name_count, value_count, history_count;
static uint64_t random_state;
/* Whether the call that is asked about is left out. */
static int leaves_out;

static unsigned choose(unsigned below) {
    random_state = random_state * 6364136223846793005ul + 1442695040888963407ul;
    return (unsigned)(random_state >> 33) % below;
}

static void read_histories(const char *path) {
    FILE *file = fopen(path, "r");
    int fine = file && fscanf(file, "%d %d %d", &history_count, &value_count, &name_count) == 3;
    fine = fine && value_count > 0 && value_count <= MOST_VALUES && name_count <= MOST_NAMES;
    fine = fine && fscanf(file, " %m[^\n]", &entry_name) == 1;
    for (int i = 0; fine && i < value_count; i++) fine &= fscanf(file, "%lx", &values[i]) == 1;
    for (int i = 0; fine && i < name_count; i++) fine &= fscanf(file, " %m[^\n]", &names[i]) == 1;
    if (!fine) impossible("the histories cannot be read");
    own_histories = name_count < 0;
    fclose(file);
}

/* For histories that a program makes by itself: what is chosen, and what is said of them. */
unsigned long tandem_choose(unsigned long below) { return choose((unsigned)below); }
unsigned long tandem_value(void) { return values[choose(value_count)]; }
int tandem_leaves_out(void) { return leaves_out; }
void tandem_none(void) { impossible("there is no such history"); }

void tandem_say(const char *text) {
    fflush(stdout);
    dprintf(report, "%s", text);
}

void tandem_say_number(int is_signed, unsigned long value) {
    if (is_signed) dprintf(report, "%ld", (long)value);
    else dprintf(report, "%lu", value);
}

void tandem_say_real(double value) {
    if (value != value) dprintf(report, "NaN");
    else dprintf(report, "%a", value);
}

/* A page of the caller's with some numbers at its start. What lies before and after it cannot be touched. */
static unsigned long page(void) {
    const unsigned long size = 4096;
    char *got = mmap(0, 3 * size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (got == MAP_FAILED || mprotect(got + size, size, PROT_READ | PROT_WRITE)) impossible("there is no memory");
    unsigned *numbers = (unsigned *)(got + size);
    for (int i = 0; i < 16; i++) numbers[i] = (unsigned)values[choose(value_count)];
    return (unsigned long)numbers;
}

/* Calls one of the functions that anybody can call. */
static void call_other(int number) {
    unsigned long chosen[MOST_ARGUMENTS];
    int shape = tandem_other(names[number], 0), arity = shape & 0xff;
    if (shape < 0 || arity > MOST_ARGUMENTS) impossible("a function of a history is not there");
    int is_address[MOST_ARGUMENTS];
    for (int i = 0; i < arity; i++) {
        is_address[i] = shape >> (8 + i) & 1;
        chosen[i] = is_address[i] ? page() : values[choose(value_count)];
    }
    if (leaves_out && strcmp(names[number], entry_name) == 0) return;
    dprintf(report, "other %s", names[number]);
    for (int i = 0; i < arity; i++) dprintf(report, " %lx", is_address[i] ? 1 : chosen[i]);
    dprintf(report, "\n");
    tandem_other(names[number], chosen);
    fflush(stdout);
}

/* The call with other calls before and after it. The first history has none before it and all after it. Every other one
 * is the one before without the call, so that one can tell what shows without it. */
static void live(int history) {
    leaves_out = history & 1;
    history /= 2;
    random_state = (uint64_t)history * 0x9e3779b97f4a7c15ul + 1;
    choose(2);
    if (name_count < 0) {
        tandem_call(arguments);
        fflush(stdout);
        dprintf(report, "\n");
        return;
    }
    int before = history == 0 || name_count == 0 ? 0 : choose(6);
    for (int i = 0; i < before; i++) call_other(choose(name_count));
    if (!leaves_out) {
        dprintf(report, "entry\n");
        tandem_call(arguments);
        fflush(stdout);
        dprintf(report, "returned\n");
    }
    for (int i = 0; i < output_count; i++) {
        uint64_t bits[2] = {0, 0};
        memcpy(bits, place(&outputs[i]), outputs[i].size);
        dprintf(report, "cell %d %lx %lx\n", i, (unsigned long)bits[0], (unsigned long)bits[1]);
    }
    int after = history == 0 ? 2 * name_count : name_count == 0 ? 0 : 1 + choose(4);
    for (int i = 0; i < after; i++) call_other(history == 0 ? i % name_count : (int)choose(name_count));
}

/* A history that takes longer than this tells nothing; after a few of them there are no more. */
#define MOST_MICROSECONDS 100000
#define MOST_LONG 8

static void live_all(void) {
    int status, too_long = 0;
    for (int history = 0; history < history_count && too_long < MOST_LONG; history++) {
        dprintf(report, "\001history %d\n", history);
        pid_t child = fork();
        if (child < 0) impossible("there are too many processes");
        if (child == 0) {
            /* Of the processor's time: how busy the machine is does not matter. */
            struct itimerval limit = {.it_value = {0, MOST_MICROSECONDS}};
            setitimer(ITIMER_PROF, &limit, 0);
            /* What is printed is seen, too. */
            dup2(report, 1);
            running = 1;
            live(history);
            running = 0;
            dprintf(report, "done\n");
            _exit(0);
        }
        waitpid(child, &status, 0);
        too_long += WIFSIGNALED(status) && WTERMSIG(status) == SIGPROF;
    }
    dprintf(report, "over\n");
}

int main(int count, char **words) {
    static char stack[1 << 16];
    stack_t other = {.ss_sp = stack, .ss_size = sizeof stack};
    struct sigaction action = {.sa_sigaction = on_signal, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
    const int signals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT};
    if (count != 3 && count != 4) return 96;
    report = open(words[2], O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (report < 0) return 97;
    read_input(words[1]);
    if (count == 4) read_histories(words[3]);
    sigaltstack(&other, 0);
    for (unsigned i = 0; i < sizeof signals / sizeof *signals; i++) sigaction(signals[i], &action, 0);
    for (int i = 0; i < input_count; i++) {
        const struct cell *cell = &inputs[i];
        if (cell->global < 0) {
            /* What cannot be mapped was mapped before, or fails below. */
            map(cell->address);
            map(cell->address + cell->size - 1);
        }
        uint64_t bits[2] = {cell->low, cell->high};
        if (cell->into >= 0) bits[0] += (uintptr_t)global(cell->into);
        running = 1;
        memcpy(place(cell), bits, cell->size);
        running = 0;
    }
    chunks = 0;
    clear_stack();
    if (count == 4) {
        live_all();
        return 0;
    }
    running = 1;
    tandem_call(arguments);
    running = 0;
    fflush(stdout);
    dprintf(report, "returned\n");
    running = 1;
    follow_anchors();
    running = 0;
    for (int i = 0; i < output_count; i++) {
        const struct cell *cell = &outputs[i];
        uint64_t bits[2] = {0, 0};
        running = 1;
        memcpy(bits, place(cell), cell->size);
        running = 0;
        dprintf(report, "cell %d %lx %lx\n", i, (unsigned long)bits[0], (unsigned long)bits[1]);
    }
    dprintf(report, "done\n");
    return 0;
}
