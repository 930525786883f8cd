// Compiled to sample.clang14.ll and sample.clang19.ll, which are read by tests without a compiler.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct Record {
  int id;
  char tag;
  double weight;
  struct Record *next;
};
struct Floats {
  float a, b;
};
union Bits {
  int integer;
  float single;
  unsigned char bytes[4];
};
static int table[5] = {1, 2, 3, 4, 5};
static const char *const names[3] = {"one", "two", "three"};
int counter;

struct Floats shifted(struct Floats p) {
  p.a += 1;
  return p;
}
struct Record changed(struct Record r, int *by) {
  r.id += *by;
  return r;
}
int weighted(int n, int *values) {
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum += values[i] * table[i % 5];
  printf("%d\n", sum);
  counter++;
  return sum;
}
double curve(double x) { return sin(x) + fabs(x) * sqrt(x) - fmin(x, 2.0); }
float single_of(int i) {
  union Bits bits;
  bits.integer = i;
  bits.bytes[0] ^= 1;
  return bits.single;
}
int choose(int x) {
  switch (x) {
  case 1:
    return 3;
  case 5:
    return 9;
  default:
    return (int)strlen(names[x & 1]);
  }
}
long length(const struct Record *r) {
  long n = 0;
  while (r) {
    n++;
    r = r->next;
  }
  return n;
}
static void bump(int *p, unsigned by) { *p = *p / 3 + (int)(by >> (*p & 7)); }
int by_address(int x) {
  int local[4] = {x, 2, 3, 4};
  bump(&local[x & 3], 7u);
  if (local[0] > 100)
    abort();
  return local[0] + local[1];
}
void copy(char *to, const char *from, unsigned long n) {
  char buffer[16];
  memset(buffer, 0, sizeof buffer);
  memcpy(buffer, from, 8);
  memmove(to, to + 1, n);
  memcpy(to, buffer, 8);
}
int *grown(int n) {
  int *p = malloc(n * sizeof *p);
  for (int *q = p; q < p + n; q++)
    *q = (int)(q - p);
  return p;
}
