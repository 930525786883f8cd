package tandem.models;

import java.util.Objects;

/** Static methods of {@code java.lang.String}. */
public final class Strings {
    public static String join(CharSequence separator, CharSequence[] parts) {
        Objects.requireNonNull(separator);
        Objects.requireNonNull(parts);
        String between = separator.toString();
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < parts.length; i++) {
            if (i > 0) {
                text.append(between);
            }
            // It is asked for its text even if that is null.
            text.append(Same.text(parts[i]));
        }
        return text.toString();
    }
}
