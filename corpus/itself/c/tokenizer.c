/* A tokenizer and a recursive-descent evaluator for a small expression language with variables. */
#include <ctype.h>
#include <math.h>
#include <setjmp.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum kind { T_END, T_NUMBER, T_NAME, T_PLUS, T_MINUS, T_STAR, T_SLASH, T_PERCENT, T_OPEN, T_CLOSE, T_ASSIGN, T_COMMA, T_ERROR };

struct token {
    enum kind kind;
    const char *start;
    int length;
    double number;
};

struct lexer {
    const char *source;
    const char *at;
    struct token token;
};

struct variable {
    char name[32];
    double value;
};

#define MAX_VARIABLES 64

struct machine {
    struct lexer lexer;
    struct variable variables[MAX_VARIABLES];
    int variable_count;
    int depth;
    char error[80];
};

static const char *const kind_names[] = {
    "end of line", "number", "name", "'+'", "'-'", "'*'", "'/'", "'%'", "'('", "')'", "'='", "','", "unknown character",
};

const char *kind_name(enum kind kind) {
    if ((unsigned)kind >= sizeof kind_names / sizeof kind_names[0])
        return "?";
    return kind_names[kind];
}

static enum kind punctuation(char c) {
    switch (c) {
    case '+': return T_PLUS;
    case '-': return T_MINUS;
    case '*': return T_STAR;
    case '/': return T_SLASH;
    case '%': return T_PERCENT;
    case '(': return T_OPEN;
    case ')': return T_CLOSE;
    case '=': return T_ASSIGN;
    case ',': return T_COMMA;
    default: return T_ERROR;
    }
}

static void next(struct lexer *lexer) {
    struct token *t = &lexer->token;
    while (isspace((unsigned char)*lexer->at))
        lexer->at++;
    t->start = lexer->at;
    t->number = 0;
    if (*lexer->at == '\0') {
        t->kind = T_END;
    } else if (isdigit((unsigned char)*lexer->at) || *lexer->at == '.') {
        char *end;
        t->number = strtod(lexer->at, &end);
        t->kind = end == lexer->at ? T_ERROR : T_NUMBER;
        lexer->at = end == lexer->at ? lexer->at + 1 : end;
    } else if (isalpha((unsigned char)*lexer->at) || *lexer->at == '_') {
        while (isalnum((unsigned char)*lexer->at) || *lexer->at == '_')
            lexer->at++;
        t->kind = T_NAME;
    } else {
        t->kind = punctuation(*lexer->at);
        lexer->at++;
    }
    t->length = (int)(lexer->at - t->start);
}

static void start(struct lexer *lexer, const char *source) {
    lexer->source = source;
    lexer->at = source;
    next(lexer);
}

int count_tokens(const char *source) {
    struct lexer lexer;
    int n = 0;
    for (start(&lexer, source); lexer.token.kind != T_END; next(&lexer))
        n++;
    return n;
}

static double complain(struct machine *m, const char *expected) {
    if (m->error[0] == '\0')
        snprintf(m->error, sizeof m->error, "column %d: expected %s, found %s", (int)(m->lexer.token.start - m->lexer.source) + 1,
                 expected, kind_name(m->lexer.token.kind));
    return 0;
}

static bool accept(struct machine *m, enum kind kind) {
    if (m->lexer.token.kind != kind)
        return false;
    next(&m->lexer);
    return true;
}

static struct variable *lookup(struct machine *m, const char *name, int length) {
    for (int i = 0; i < m->variable_count; i++) {
        struct variable *v = &m->variables[i];
        if ((int)strlen(v->name) == length && memcmp(v->name, name, (size_t)length) == 0)
            return v;
    }
    return NULL;
}

static struct variable *define(struct machine *m, const char *name, int length) {
    struct variable *v = lookup(m, name, length);
    if (v != NULL)
        return v;
    if (m->variable_count == MAX_VARIABLES || length >= (int)sizeof v->name)
        return NULL;
    v = &m->variables[m->variable_count++];
    memcpy(v->name, name, (size_t)length);
    v->name[length] = '\0';
    v->value = 0;
    return v;
}

static double expression(struct machine *m);

static double call(struct machine *m, const char *name, int length) {
    double a = expression(m);
    double b = accept(m, T_COMMA) ? expression(m) : 0;
    if (!accept(m, T_CLOSE))
        return complain(m, "')'");
    if (length == 4 && memcmp(name, "sqrt", 4) == 0)
        return sqrt(a);
    if (length == 3 && memcmp(name, "max", 3) == 0)
        return a > b ? a : b;
    if (length == 3 && memcmp(name, "min", 3) == 0)
        return a < b ? a : b;
    if (length == 3 && memcmp(name, "pow", 3) == 0)
        return pow(a, b);
    return complain(m, "a known function");
}

static double primary(struct machine *m) {
    struct token t = m->lexer.token;
    if (accept(m, T_NUMBER))
        return t.number;
    if (accept(m, T_MINUS))
        return -primary(m);
    if (accept(m, T_OPEN)) {
        if (++m->depth > 100)
            return complain(m, "fewer brackets");
        double value = expression(m);
        m->depth--;
        if (!accept(m, T_CLOSE))
            return complain(m, "')'");
        return value;
    }
    if (accept(m, T_NAME)) {
        if (accept(m, T_OPEN))
            return call(m, t.start, t.length);
        struct variable *v = lookup(m, t.start, t.length);
        return v != NULL ? v->value : complain(m, "a known variable");
    }
    return complain(m, "a value");
}

static double term(struct machine *m) {
    double value = primary(m);
    for (;;) {
        if (accept(m, T_STAR))
            value *= primary(m);
        else if (accept(m, T_SLASH))
            value /= primary(m);
        else if (accept(m, T_PERCENT))
            value = fmod(value, primary(m));
        else
            return value;
    }
}

static double expression(struct machine *m) {
    double value = term(m);
    while (m->error[0] == '\0') {
        if (accept(m, T_PLUS))
            value += term(m);
        else if (accept(m, T_MINUS))
            value -= term(m);
        else
            break;
    }
    return value;
}

bool evaluate(struct machine *m, const char *source, double *result) {
    m->error[0] = '\0';
    m->depth = 0;
    start(&m->lexer, source);
    struct lexer saved = m->lexer;
    struct token name = m->lexer.token;
    if (accept(m, T_NAME) && accept(m, T_ASSIGN)) {
        struct variable *v;
        *result = expression(m);
        if (m->error[0] == '\0' && (v = define(m, name.start, name.length)) != NULL)
            v->value = *result;
    } else {
        m->lexer = saved;
        *result = expression(m);
    }
    if (m->error[0] == '\0' && m->lexer.token.kind != T_END)
        complain(m, "an operator");
    return m->error[0] == '\0';
}

int main(void) {
    static struct machine machine;
    char line[256];
    while (printf("> "), fflush(stdout), fgets(line, sizeof line, stdin)) {
        double result;
        if (evaluate(&machine, line, &result))
            printf("%.10g\n", result);
        else
            printf("error: %s\n", machine.error);
    }
    return 0;
}
