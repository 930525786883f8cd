
/**
 * What a caller can see after a call, as texts that are the same for what looks the same.
 *
 * A difference is one between two real runs: what their callers hold afterwards. So everything that leads out of a call is
 * written down (the receiver, the arguments, the result, what was thrown, static fields), each object once, with what it holds:
 * fields of given classes, elements of collections of the library in the order of their iterators, what such objects say of
 * themselves. Nothing of the program is called for that but what an exception says of itself. Objects are numbered in the order in which they are met, so that it
 * shows which of them are one, and not where they lie. Strings and boxes are their values.
 */
final class Observing {
    /** Objects at most. */
    static final int MOST_OBJECTS = 20_000;

    private final ClassLoader loader;
    private final String owner;
    private final java.util.IdentityHashMap<Object, Integer> seen = new java.util.IdentityHashMap<>();
    private StringBuilder text;

    Observing(ClassLoader loader, String owner) {
        this.loader = loader;
        this.owner = owner;
    }

    /** The text of one thing that a caller has. Later ones refer to what earlier ones led to. */
    String of(Object value) throws ReflectiveOperationException {
        text = new StringBuilder();
        write(value);
        return text.toString();
    }

    /** The name of a class as both sides have it, where the classes of the compared methods correspond. */
    private String name(Class<?> type) {
        if (type.isSynthetic() || type.getName().indexOf('/') >= 0) return "(lambda)";
        String name = type.getName();
        boolean isOwner = name.equals(owner) || name.startsWith(owner + "$");
        return isOwner ? "(owner)" + name.substring(owner.length()) : name;
    }

    private void write(Object value) throws ReflectiveOperationException {
        if (value == null) {
            text.append("null");
            return;
        }
        Class<?> type = value.getClass();
        if (value instanceof String || value instanceof Number && isOfLibrary(type) || value instanceof Boolean || value instanceof Character) {
            text.append(type.getName()).append(' ').append(value instanceof String ? TandemReplay.textOf((String) value) : value.toString());
            return;
        }
        if (value instanceof Enum) {
            text.append(name(((Enum<?>) value).getDeclaringClass())).append('.').append(((Enum<?>) value).name());
            return;
        }
        if (value instanceof Class) {
            text.append("class ").append(name((Class<?>) value));
            return;
        }
        Integer known = seen.putIfAbsent(value, seen.size());
        if (known != null || seen.size() > MOST_OBJECTS) {
            text.append('#').append(known);
            return;
        }
        text.append(name(type)).append('{');
        if (type.isArray()) {
            for (int i = 0; i < Array.getLength(value); i++) next(Array.get(value, i));
        } else if (value instanceof Throwable) {
            throwable((Throwable) value);
        } else if (isOfLibrary(type)) {
            try {
                library(value);
            } catch (RuntimeException refused) {
                text.append(refused.getClass().getName());
            }
        }
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            if (c.getClassLoader() != loader) continue;
            for (Field field : c.getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers())) continue;
                field.setAccessible(true);
                text.append(field.getName()).append('=');
                next(field.get(value));
            }
        }
        text.append('}');
    }

    private void next(Object value) throws ReflectiveOperationException {
        write(value);
        text.append(';');
    }

    private static boolean isOfLibrary(Class<?> type) {
        return type.getClassLoader() == null;
    }

    private void throwable(Throwable thrown) throws ReflectiveOperationException {
        try {
            next(thrown.getMessage());
            next(thrown.getCause());
        } catch (RuntimeException refused) {
            text.append(refused.getClass().getName());
        }
        for (Throwable suppressed : thrown.getSuppressed()) next(suppressed);
    }

    /** What an object of the library holds. */
    private void library(Object value) throws ReflectiveOperationException {
        if (value instanceof java.util.Map) {
            java.util.List<String> pairs = new ArrayList<>();
            for (Map.Entry<?, ?> entry : ((Map<?, ?>) value).entrySet()) {
                pairs.add(part(entry.getKey()) + "->" + part(entry.getValue()));
            }
            parts(value, pairs);
        } else if (value instanceof java.util.Collection) {
            java.util.List<String> elements = new ArrayList<>();
            for (Object element : (java.util.Collection<?>) value) elements.add(part(element));
            parts(value, elements);
        } else if (value instanceof Map.Entry) {
            next(((Map.Entry<?, ?>) value).getKey());
            next(((Map.Entry<?, ?>) value).getValue());
        } else if (value instanceof java.util.Optional) {
            next(((java.util.Optional<?>) value).orElse(null));
        } else if (value instanceof CharSequence || value instanceof java.util.OptionalInt || value instanceof java.util.OptionalLong
                || value instanceof java.util.OptionalDouble) {
            next(value.toString());
        }
    }

    private String part(Object value) throws ReflectiveOperationException {
        StringBuilder outer = text;
        text = new StringBuilder();
        write(value);
        String part = text.toString();
        text = outer;
        return part;
    }

    /** Sets and maps that cannot change have another order in every run. */
    private void parts(Object value, java.util.List<String> parts) {
        if (value.getClass().getName().startsWith("java.util.ImmutableCollections$") && !(value instanceof List)) {
            java.util.Collections.sort(parts);
        }
        for (String part : parts) text.append(part).append(';');
    }
}
