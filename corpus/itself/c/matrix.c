/* Dense matrices of doubles: arithmetic, transposition, elimination, printing. */
#include <assert.h>
#include <float.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct matrix {
    int rows;
    int columns;
    double *cells;
};

#define AT(m, r, c) ((m)->cells[(size_t)(r) * (size_t)(m)->columns + (size_t)(c)])

bool matrix_init(struct matrix *m, int rows, int columns) {
    assert(rows > 0 && columns > 0);
    m->rows = rows;
    m->columns = columns;
    m->cells = calloc((size_t)rows * (size_t)columns, sizeof *m->cells);
    return m->cells != NULL;
}

void matrix_free(struct matrix *m) {
    free(m->cells);
    m->cells = NULL;
    m->rows = m->columns = 0;
}

bool matrix_copy(struct matrix *to, const struct matrix *from) {
    if (!matrix_init(to, from->rows, from->columns))
        return false;
    memcpy(to->cells, from->cells, (size_t)from->rows * (size_t)from->columns * sizeof *from->cells);
    return true;
}

void matrix_identity(struct matrix *m) {
    for (int r = 0; r < m->rows; r++)
        for (int c = 0; c < m->columns; c++)
            AT(m, r, c) = r == c ? 1.0 : 0.0;
}

double matrix_get(const struct matrix *m, int r, int c) {
    return AT(m, r, c);
}

void matrix_set(struct matrix *m, int r, int c, double value) {
    AT(m, r, c) = value;
}

void matrix_scale(struct matrix *m, double factor) {
    size_t n = (size_t)m->rows * (size_t)m->columns;
    for (size_t i = 0; i < n; i++)
        m->cells[i] *= factor;
}

bool matrix_add(struct matrix *sum, const struct matrix *a, const struct matrix *b) {
    if (a->rows != b->rows || a->columns != b->columns)
        return false;
    for (int r = 0; r < a->rows; r++)
        for (int c = 0; c < a->columns; c++)
            AT(sum, r, c) = AT(a, r, c) + AT(b, r, c);
    return true;
}

bool matrix_multiply(struct matrix *product, const struct matrix *a, const struct matrix *b) {
    if (a->columns != b->rows || product->rows != a->rows || product->columns != b->columns)
        return false;
    for (int r = 0; r < a->rows; r++) {
        for (int c = 0; c < b->columns; c++) {
            double sum = 0.0;
            for (int k = 0; k < a->columns; k++)
                sum += AT(a, r, k) * AT(b, k, c);
            AT(product, r, c) = sum;
        }
    }
    return true;
}

bool matrix_transpose(struct matrix *to, const struct matrix *from) {
    if (!matrix_init(to, from->columns, from->rows))
        return false;
    for (int r = 0; r < from->rows; r++)
        for (int c = 0; c < from->columns; c++)
            AT(to, c, r) = AT(from, r, c);
    return true;
}

double matrix_trace(const struct matrix *m) {
    double trace = 0.0;
    int n = m->rows < m->columns ? m->rows : m->columns;
    for (int i = 0; i < n; i++)
        trace += AT(m, i, i);
    return trace;
}

double matrix_norm(const struct matrix *m) {
    double sum = 0.0;
    for (int r = 0; r < m->rows; r++)
        for (int c = 0; c < m->columns; c++)
            sum += AT(m, r, c) * AT(m, r, c);
    return sqrt(sum);
}

bool matrix_is_symmetric(const struct matrix *m, double tolerance) {
    if (m->rows != m->columns)
        return false;
    for (int r = 0; r < m->rows; r++)
        for (int c = r + 1; c < m->columns; c++)
            if (fabs(AT(m, r, c) - AT(m, c, r)) > tolerance)
                return false;
    return true;
}

static void swap_rows(struct matrix *m, int a, int b) {
    for (int c = 0; c < m->columns; c++) {
        double saved = AT(m, a, c);
        AT(m, a, c) = AT(m, b, c);
        AT(m, b, c) = saved;
    }
}

static int pivot_row(const struct matrix *m, int column, int from) {
    int best = from;
    for (int r = from + 1; r < m->rows; r++)
        if (fabs(AT(m, r, column)) > fabs(AT(m, best, column)))
            best = r;
    return best;
}

static void subtract_row(struct matrix *m, int from, int what, double factor) {
    for (int c = 0; c < m->columns; c++)
        AT(m, from, c) -= factor * AT(m, what, c);
}

int matrix_rank(const struct matrix *original) {
    struct matrix m;
    int rank = 0;
    if (!matrix_copy(&m, original))
        return -1;
    for (int c = 0; c < m.columns && rank < m.rows; c++) {
        int pivot = pivot_row(&m, c, rank);
        if (fabs(AT(&m, pivot, c)) < 1e-12)
            continue;
        swap_rows(&m, pivot, rank);
        for (int r = rank + 1; r < m.rows; r++)
            subtract_row(&m, r, rank, AT(&m, r, c) / AT(&m, rank, c));
        rank++;
    }
    matrix_free(&m);
    return rank;
}

double matrix_determinant(const struct matrix *original) {
    struct matrix m;
    double determinant = 1.0;
    if (original->rows != original->columns || !matrix_copy(&m, original))
        return NAN;
    for (int i = 0; i < m.rows; i++) {
        int pivot = pivot_row(&m, i, i);
        if (AT(&m, pivot, i) == 0.0) {
            determinant = 0.0;
            break;
        }
        if (pivot != i) {
            swap_rows(&m, pivot, i);
            determinant = -determinant;
        }
        determinant *= AT(&m, i, i);
        for (int r = i + 1; r < m.rows; r++)
            subtract_row(&m, r, i, AT(&m, r, i) / AT(&m, i, i));
    }
    matrix_free(&m);
    return determinant;
}

bool matrix_solve(struct matrix *m, double *right) {
    int n = m->rows;
    if (n != m->columns)
        return false;
    for (int i = 0; i < n; i++) {
        int pivot = pivot_row(m, i, i);
        if (fabs(AT(m, pivot, i)) < DBL_EPSILON)
            return false;
        swap_rows(m, pivot, i);
        double saved = right[pivot];
        right[pivot] = right[i];
        right[i] = saved;
        for (int r = i + 1; r < n; r++) {
            double factor = AT(m, r, i) / AT(m, i, i);
            subtract_row(m, r, i, factor);
            right[r] -= factor * right[i];
        }
    }
    for (int i = n - 1; i >= 0; i--) {
        for (int c = i + 1; c < n; c++)
            right[i] -= AT(m, i, c) * right[c];
        right[i] /= AT(m, i, i);
    }
    return true;
}

void matrix_print(const struct matrix *m, FILE *out) {
    for (int r = 0; r < m->rows; r++) {
        for (int c = 0; c < m->columns; c++)
            fprintf(out, "%s%10.4f", c > 0 ? " " : "", AT(m, r, c));
        fputc('\n', out);
    }
}
