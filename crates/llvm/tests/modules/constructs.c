// Functions of one construct each. The comment before a function says whether it is accepted, or why it is refused:
// words that the reason has to contain. What is not modelled must be refused, never guessed.
#include <limits.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct pair { int a, b; };
struct mixed { char c; double d; short s; };
struct bits { unsigned low : 3, middle : 11; int high : 7; };
struct big { long words[6]; };
struct list { int value; struct list *next; };
union number { int i; float f; unsigned char bytes[4]; };
enum colour { RED, GREEN, BLUE };

static int table[8] = {3, 1, 4, 1, 5, 9, 2, 6};
static const char *const names[] = {"red", "green", "blue"};
int shared;
extern int elsewhere;
int given(int x);
int given_array(const int *p, int n);
__attribute__((const)) int pure(int x);

// accepted
int signed_division(int a, int b) { return a / b; }
// accepted
unsigned unsigned_division(unsigned a, unsigned b) { return a / b + a % b; }
// accepted
long long wide_product(long long a, long long b) { return a * b; }
// accepted
__int128 very_wide(__int128 a, long b) { return a * b; }
// accepted
int shifts(int a, unsigned n) { return (a << n) ^ (a >> n); }
// accepted
int ternary(int a, int b) { return a > b ? a : b > 0 ? b : -1; }
// accepted
int logical(int a, int b, int c) { return (a && b) || (!c && a); }
// accepted
int comma(int a, int b) { return a++, b += a, a * b; }
// accepted
double mixed_arithmetic(int a, float b) { return a * b + 0.5; }
// accepted
int float_to_int(double x) { return (int)x; }
// accepted
float int_to_float(unsigned long x) { return (float)x; }
// accepted
int classes(double x) { return isnan(x) || isinf(x) || isnormal(x) || isfinite(x); }
// accepted
double whole_part(double x, double *whole) { return modf(x, whole); }
// accepted
double mathematics(double x) { return sin(x) + sqrt(fabs(x)) + floor(x); }
// accepted
int is_nan(double x) { return x != x; }
// refused: x86_fp80
long double extended(long double x) { return x * 2; }
// refused: x86_fp80
double extended_inside(double x) { long double y = x; return (double)(y / 3); }
// accepted
int bool_and(_Bool a, _Bool b) { return a & !b; }
// accepted
int characters(char c) { return c >= 'a' && c <= 'z' ? c - 32 : c; }
// accepted
int loops(int n) { int s = 0; for (int i = 0; i < n; i++) { if (i == 7) continue; if (i > 100) break; s += i; } return s; }
// accepted
int nested(int n) { int s = 0; for (int i = 0; i < n; i++) for (int j = i; j < n; j++) s += i ^ j; return s; }
// accepted
int do_while(int n) { int d = 0; do { d++; n /= 10; } while (n); return d; }
// accepted
int jumps(int n) { again: if (n > 10) { n -= 3; goto again; } return n; }
// accepted
int choices(int n) { switch (n) { case 1: n += 1; case 2: n *= 2; break; case 1000000: return 5; case 4 ... 9: n = 0; } return n; }
// accepted
int wide_choice(unsigned long n) { switch (n) { case 0x100000000ul: return 1; case 0x200000000ul: return 2; default: return 0; } }
// refused: a constant whose value is not known
int computed_jump(int n) { static void *const to[] = {&&one, &&two}; goto *to[n & 1]; one: return 1; two: return 2; }
// accepted
int local_array(int n) { int a[4] = {1, 2, 3, 4}; return a[n & 3]; }
// accepted
int local_matrix(int n) { int m[3][3] = {{0}}; m[n % 3][1] = n; return m[1][1] + m[n % 3][1]; }
// accepted
int variable_length(int n) { if (n < 1 || n > 9) return 0; int a[n]; for (int i = 0; i < n; i++) a[i] = i; return a[n - 1]; }
// refused: loop
int array_in_loop(int n) { int s = 0; for (int i = 1; i < n; i++) { int *p = __builtin_alloca(i * 4); *p = i; s += *p; } return s; }
// accepted
int through_pointer(int *p) { *p += 1; return *p; }
// accepted
int two_pointers(int *p, int *q) { *p = 1; *q = 2; return *p; }
// accepted
int address_taken(int x) { int y = x; int *p = &y; *p += 2; return y; }
// accepted
int pointer_to_pointer(int **pp) { return **pp; }
// accepted
long distance(const int *p, const int *q) { return q - p; }
// accepted
int walk(const char *s) { int n = 0; while (*s++) n++; return n; }
// accepted
int list_walk(const struct list *l) { int s = 0; for (; l; l = l->next) s += l->value; return s; }
// accepted
int pair_value(struct pair p) { return p.a - p.b; }
// accepted
struct pair pair_result(int a) { struct pair p = {a, -a}; return p; }
// accepted
int mixed_fields(const struct mixed *m) { return m->c + (int)m->d + m->s; }
// accepted
struct big big_result(struct big b, int i) { b.words[i & 3] = i; return b; }
// accepted
int bit_fields(struct bits *b, int x) { b->middle = x; b->high = -x; return b->low + b->middle + b->high; }
// accepted
int union_pun(float f) { union number n; n.f = f; return n.i; }
// accepted
int union_bytes(int i) { union number n; n.i = i; return n.bytes[1]; }
// accepted
int pun_by_cast(float f) { return *(int *)&f; }
// accepted
int pun_by_copy(float f) { int i; memcpy(&i, &f, 4); return i; }
// accepted
int bytes_of(int *p) { unsigned char *b = (unsigned char *)p; b[1] = 7; return *p; }
// accepted
uintptr_t number_of(int *p) { return (uintptr_t)p >> 3; }
// accepted
int from_number(uintptr_t n) { return *(int *)n; }
// accepted
int global_read(void) { return shared; }
// accepted
void global_write(int x) { shared = x; elsewhere += x; }
// accepted
int global_through_pointer(int *p) { shared = 1; *p = 2; return shared; }
// accepted
int global_table(int i) { return table[i & 7]; }
// accepted
void global_table_write(int i, int x) { table[i & 7] = x; }
// accepted
int static_local(void) { static int count; return ++count; }
// accepted
char strings(int c) { return names[c & 1][0]; }
// accepted
int enumeration(enum colour c) { return c == GREEN ? 1 : c == BLUE ? 2 : 0; }
// accepted
int factorial(int n) { return n <= 1 ? 1 : n * factorial(n - 1); }
// accepted
int external(int x) { return given(x) + given(x + 1); }
// accepted
int external_memory(int x) { int a[2] = {x, x + 1}; return given_array(a, 2); }
// accepted
int external_pure(int x) { return pure(x) - pure(x); }
// accepted
int callback(int (*f)(int), int x) { return f(x); }
// refused: variable number
int sum_of(int n, ...) { va_list l; va_start(l, n); int s = 0; while (n-- > 0) s += va_arg(l, int); va_end(l); return s; }
// refused: volatile
int volatile_read(volatile int *p) { return *p; }
// refused: volatile
int volatile_local(int x) { volatile int y = x; return y; }
// refused: atomic
int atomic_add(int *p) { return __atomic_fetch_add(p, 1, __ATOMIC_SEQ_CST); }
// refused: atomic
int atomic_load(int *p) { return __atomic_load_n(p, __ATOMIC_RELAXED); }
// refused: cmpxchg
int compare_exchange(int *p, int a, int b) { return __sync_bool_compare_and_swap(p, a, b); }
// refused: assembl
int assembly(int x) { __asm__("" : "+r"(x)); return x; }
// refused: returns twice
int long_jump(int x) { jmp_buf b; if (setjmp(b)) return 1; if (x) longjmp(b, 1); return 0; }
// accepted
int ends(int x) { if (x < 0) abort(); if (x > 9) exit(3); return x; }
// accepted
int unreachable(int x) { if (x > 3) __builtin_unreachable(); return x; }
// accepted
int builtins(unsigned x) { return __builtin_popcount(x) + __builtin_ctz(x | 1) + __builtin_clz(x | 1) + __builtin_bswap32(x); }
// accepted
int overflow_builtin(int a, int b) { int c; return __builtin_add_overflow(a, b, &c) ? -1 : c; }
// accepted
int absolute(int x) { return abs(x); }
// accepted
void *allocate(size_t n) { int *p = malloc(n * sizeof(int)); for (size_t i = 0; i < n; i++) p[i] = 0; return p; }
// accepted
int *allocate_zeroed(void) { return calloc(4, sizeof(int)); }
// accepted
int scratch(int x) { int *p = malloc(8); p[0] = x; p[1] = x + 1; int r = p[0] * p[1]; free(p); return r; }
// accepted
void copy_bytes(char *to, const char *from, size_t n) { memcpy(to, from, n); }
// accepted
void move_ints(int *a, size_t n) { memmove(a + 1, a, n * sizeof *a); }
// accepted
void clear_pair(struct pair *p) { memset(p, 0, sizeof *p); }
// accepted
void copy_pair(struct pair *p, const struct pair *q) { *p = *q; }
// accepted
int uninitialised(int c) { int x; if (c) x = 3; return x; }
// accepted
int const_parameter(const int *restrict a, int *restrict b) { *b = *a; return *a; }
// refused: vector
__attribute__((noinline)) int vectors(int x) { typedef int v4 __attribute__((vector_size(16))); v4 v = {x, x, x, x}; v += v; return v[x & 3]; }
// accepted
double complex_product(double a, double b) { return __real__((a + b * 1.0i) * (b + a * 1.0i)); }
// accepted
int statement_expression(int x) { return ({ int y = x * 2; y + 1; }); }
// accepted
int compound_literal(int x) { return ((struct pair){x, 2}).a + ((int[]){1, 2, 3})[x & 1]; }
